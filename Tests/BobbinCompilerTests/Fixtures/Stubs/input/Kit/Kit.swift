public protocol PlayersStream: AnyObject {
  var names: [String] { get }
}

public final class Crowd: PlayersStream {
  public let names: [String]
  public init(_ names: String...) { self.names = names }
}

public struct Logger {
  let write: (String) -> Void
  public init(_ write: @escaping (String) -> Void) { self.write = write }
  public static var silent: Logger { Logger { _ in } }
  public func log(_ text: String) { write(text) }
}
