public protocol Logger {
  func log(_ text: String)
}

nonisolated public protocol Clock: Sendable {
  var now: Int { get }
}

public protocol Delegate: AnyObject {
  var finished: Int { get set }
}

public struct User: Sendable {
  public let name: String

  public init(name: String) { self.name = name }
}

public enum LoadError: Error {
  case missing(Int)
}

public actor Store {
  private var rows = ["a", "b"]

  public init() {}

  public func row(_ id: Int) throws(LoadError) -> String {
    guard rows.indices.contains(id) else { throw .missing(id) }
    return rows[id]
  }
}
