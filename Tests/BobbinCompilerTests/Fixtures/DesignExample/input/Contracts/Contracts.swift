public protocol Logger {
  func log(_ text: String)
}

public protocol PlayersStream {
  var names: [String] { get }
}

public struct User {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}
