import Bobbin
public import Startup

public protocol NetworkDependency: Dependency {
  var host: String { get }
  var startupTasks: [any StartupTask] { get }
}

public final class NetworkComponent: Component<any NetworkDependency> {
  public lazy var startupTask: any StartupTask = PrintedTask("connect to \(dependency.host)")
  public var disk: DiskComponent { DiskComponent(parent: self) }

  /// What the root has gathered comes down as anything else does.
  public var overview: String { dependency.startupTasks.map(\.title).joined(separator: ", ") }
}

public protocol DiskDependency: Dependency {
  var host: String { get }
}

public final class DiskComponent: Component<any DiskDependency> {
  public lazy var cacheCleaner: any StartupTask = PrintedTask("clean what \(dependency.host) sent")
  public lazy var indexer: any StartupTask = PrintedTask("index")
  /// Private, so it stays out.
  private lazy var secret: any StartupTask = PrintedTask("nobody sees this")
}
