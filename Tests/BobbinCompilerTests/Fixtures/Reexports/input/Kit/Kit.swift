@_exported import Bobbin
@_exported import Core
