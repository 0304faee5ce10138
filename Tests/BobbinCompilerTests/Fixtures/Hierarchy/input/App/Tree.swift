import Bobbin

final class Theme {
  let name: String
  init(_ name: String) { self.name = name }
}
final class Log {}

protocol ScreenDependency: Dependency {
  var theme: Theme { get }
  var log: Log { get }
}
final class ScreenComponent: Component<any ScreenDependency> {
  var theme: Theme { dependency.theme }
  var log: Log { dependency.log }
}

/// Has its own theme but no log, for which it falls back to the scopes above.
final class NightComponent: Component<any EmptyDependency> {
  lazy var theme = Theme("night")
  var screen: ScreenComponent { ScreenComponent(parent: self) }
}

/// Has neither.
final class PlainComponent: Component<any EmptyDependency> {
  var screen: ScreenComponent { ScreenComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  lazy var theme = Theme("day")
  lazy var log = Log()

  var night: NightComponent { NightComponent(parent: self) }
  var plain: PlainComponent { PlainComponent(parent: self) }
}
