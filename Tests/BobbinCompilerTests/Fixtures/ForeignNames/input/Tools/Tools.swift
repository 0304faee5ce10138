@_exported import Charts

public protocol Ruler {
  var length: Int { get }
}
