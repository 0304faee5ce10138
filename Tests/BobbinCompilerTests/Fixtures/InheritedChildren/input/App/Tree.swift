import Bobbin
import Kit

protocol LabelDependency: Dependency {
  var service: String { get }
  var theme: String { get }
}

final class LabelComponent: Component<any LabelDependency> {
  var size = 1

  override init(dependency: any LabelDependency) { super.init(dependency: dependency) }

  init(dependency: any LabelDependency, size: Int) {
    self.size = size
    super.init(dependency: dependency)
  }

  func show() { print("label", size, dependency.service, dependency.theme) }
}

protocol HomeDependency: Dependency {
  var theme: String { get }
}

/// Inherits a child, and has one more, which needs another service.
class HomeComponent: ScreenComponent<any HomeDependency> {
  var label: LabelComponent { LabelComponent(parent: self) }
}

/// Inherits, and creates the same child by another initializer.
final class DerivedHomeComponent: HomeComponent {
  var large: LabelComponent { LabelComponent(parent: self, size: 2) }
}

final class PlainComponent: OpenComponent {}

/// Inherits from a class of another module and passes on what that does.
final class MoreComponent: OpenComponent {
  var badge: BadgeComponent { BadgeComponent(parent: self) }
  var plain: PlainComponent { PlainComponent(parent: self) }
}

final class ServiceComponent: Component<any EmptyDependency> {
  let service = 7

  var home: HomeComponent { HomeComponent(parent: self) }
  var open: OpenComponent { OpenComponent(parent: self) }
  var derivedService: DerivedServiceComponent { DerivedServiceComponent(parent: self) }
}

final class DerivedServiceComponent: Component<any EmptyDependency> {
  let service = 8

  var derived: DerivedHomeComponent { DerivedHomeComponent(parent: self) }
  var plain: PlainComponent { PlainComponent(parent: self) }
  var more: MoreComponent { MoreComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  let theme = "blue"
  let service = "text"

  var services: ServiceComponent { ServiceComponent(parent: self) }
}

/// A child for a class of another module, and so for its subclasses where they can be named.
final class NoteComponent: Component<any EmptyDependency> {}

extension OpenComponent {
  var note: NoteComponent { NoteComponent(parent: self) }
}

#if RELEASE
  final class ReleaseComponent: OpenComponent {}

  extension ReleaseComponent {
    var last: ReleaseComponent { ReleaseComponent(parent: self) }
  }
#endif
