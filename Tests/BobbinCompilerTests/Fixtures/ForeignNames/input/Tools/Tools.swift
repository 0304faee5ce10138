@_exported import Charts

public protocol Ruler {
  var length: Int { get }
}

public struct Tools {
  public init() {}
}
