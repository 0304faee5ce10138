@_exported import Bobbin
@_exported import Core
@_exported import Ground
