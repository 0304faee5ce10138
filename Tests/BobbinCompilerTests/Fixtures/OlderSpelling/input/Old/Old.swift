import Bobbin

public protocol Logger: AnyObject { func log(_ text: String) }
public protocol Named { var name: String { get } }
public typealias Done = (Result<Logger, Error>) -> Void

/// A module that does not write `any` yet.
public protocol OldDependency {
  var logger: Logger { get }
  var loggers: [String: Logger] { get }
  var both: (Logger & Named)? { get }
  var make: (Named) -> Logger { get }
  func load(_ names: [Named], completion: @escaping (Result<Logger, Error>) -> Void)
  func first<Error: Named>(of error: Error) -> String
}

public final class OldComponent: Component<OldDependency> {
  public var shown: String {
    dependency.load([Name(name: "a")]) { [dependency] in
      if case .success(let logger) = $0 { logger.log(dependency.both?.name ?? "") }
    }
    return dependency.loggers.keys.sorted().joined()
  }
}

public struct Name: Named {
  public let name: String
  public init(name: String) { self.name = name }
}
