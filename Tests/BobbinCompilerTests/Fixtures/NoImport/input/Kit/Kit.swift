@_exported import Bobbin
