import Bobbin

/// Has been there for years; half the app calls `Legacy.shared`.
final class Legacy {
  nonisolated(unsafe) static let shared = Legacy()
  private init() {}
}

protocol SettingsDependency: Dependency {
  var legacy: Legacy { get }
}
final class SettingsComponent: Component<any SettingsDependency> {
  var legacy: Legacy { dependency.legacy }
}

/// Day one: the singleton is provided as it is, and only this line knows.
final class RootComponent: BootstrapComponent {
  var legacy: Legacy { .shared }

  var settings: SettingsComponent { SettingsComponent(parent: self) }
}
