/// Something to be done when the app starts.
public protocol StartupTask: AnyObject {
  var title: String { get }
  func run()
}

public final class PrintedTask: StartupTask {
  public let title: String

  public init(_ title: String) {
    self.title = title
  }

  public func run() { print(title) }
}
