public import Bobbin
public import Kit

/// Main actor by default.
public final class Window { public var title = "window"; public init() {} }

public protocol ScreenDependency: Dependency {
  var window: Window { get }
  var logger: any Logger { get }
}
public final class ScreenComponent: MainActorComponent<any ScreenDependency> {
  public func show() { dependency.logger.log(dependency.window.title) }
  public var store: StoreComponent { StoreComponent(parent: self) }
  public var detail: DetailComponent { DetailComponent(parent: self) }
}
public protocol DetailDependency: Dependency {
  var window: Window { get }
  var theme: String { get }
}
public final class DetailComponent: MainActorComponent<any DetailDependency> {
  public func show() { print(dependency.theme, dependency.window.title) }
}

/// A view model of the main actor, which a module without isolation wires.
public final class TitleModel {
  private let window: Window
  private let close: () -> Void
  public init(window: Window, close: @escaping @MainActor () -> Void) {
    (self.window, self.close) = (window, close)
  }
  public func show() { print("model of", window.title); close() }
}
