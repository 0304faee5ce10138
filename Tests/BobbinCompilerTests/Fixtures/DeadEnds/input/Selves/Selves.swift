import Bobbin

protocol LowDependency: Dependency { var low: Int { get } }
final class LowComponent: Component<any LowDependency> {}

struct Value: BootstrapComponent {
  var child: LowComponent { LowComponent(parent: self) }
}
actor Actor: BootstrapComponent {
  var child: LowComponent { LowComponent(parent: self) }
}
final class Plain {
  let low = 1
  var child: LowComponent { LowComponent(parent: self) }
}
/// swiftc itself reports what is misspelled.
final class Misspelt: BootstrapComponnt {
  var child: LowComponent { LowComponent(parent: self) }
}
final class Absent: Nowhere {
  var child: LowComponent { LowComponent(parent: self) }
}
/// Its parameter hides the component.
final class Generic: BootstrapComponent {
  func make<LowComponent: Making>(_: LowComponent.Type) -> LowComponent {
    LowComponent(parent: self)
  }
}
protocol Making { init(parent: Generic) }
struct Maker<LowComponent: Making> {
  func make(_ parent: Generic) -> LowComponent { LowComponent(parent: parent) }
}
