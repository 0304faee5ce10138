import Bobbin

protocol LeafDependency: Dependency {
  var name: String { get }
}

// 'MOCKS' is never set, so of each pair one type has the initializer and the other has not.

final class QuietComponent: Component<any LeafDependency> {
  private var mock = ""
  #if MOCKS
    init(dependency: any LeafDependency, mock: String = "mock") {
      self.mock = mock
      super.init(dependency: dependency)
    }
  #endif
  func show() { print("quiet", dependency.name, mock) }
}

final class LoudComponent: Component<any LeafDependency> {
  private var mock = ""
  #if !MOCKS
    init(dependency: any LeafDependency, mock: String = "mock") {
      self.mock = mock
      super.init(dependency: dependency)
    }
  #endif
  func show() { print("loud", dependency.name, mock) }
}

#if MOCKS
  final class TwinComponent: Component<any LeafDependency> {
    init(dependency: any LeafDependency, mock: String) { super.init(dependency: dependency) }
    func show() { print("mock") }
  }
#else
  final class TwinComponent: Component<any LeafDependency> {
    func show() { print("twin", dependency.name) }
  }
#endif

struct Stored {
  let name: String
  #if MOCKS
    init(mock: String) { name = mock }
  #endif
}

struct Made {
  let name: String
  #if !MOCKS
    init(mock: String) { name = mock }
  #endif
}

class Base {
  let name: String
  init(name: String) { self.name = name }
}

final class Inherited: Base {
  #if MOCKS
    init(mock: String) { super.init(name: mock) }
  #endif
}

final class Own: Base {
  #if !MOCKS
    init(mock: String) { super.init(name: mock) }
  #endif
}

final class Empty {
  var name = "empty"
  #if MOCKS
    init(mock: String) { name = mock }
  #endif
}

/// Each build that compiles has an initializer of its own; nothing provides 'model'.
struct Device {
  let model: String
  #if !MOCKS
    init() { model = "device" }
  #elseif DEBUG
    init() { model = "debug" }
  #endif
}

/// It is made only where it has this initializer.
struct Preview {
  let title: String
  #if !MOCKS
    init(name: String) { title = name }
  #else
    init(name: String, model: String) { title = model }
  #endif
}

final class RootComponent: BootstrapComponent {
  let name = "root"
  let mock = "mocked"
  var quiet: QuietComponent { QuietComponent(parent: self) }
  var loud: LoudComponent { LoudComponent(parent: self) }
  #if !MOCKS
    var twin: TwinComponent { TwinComponent(parent: self) }
  #endif
  #if !MOCKS
    var preview: Preview { Preview(injecting: self) }
  #endif
  var device: Device { Device(injecting: self) }
  var names: [String] {
    [
      Stored(injecting: self).name, Made(injecting: self).name, Inherited(injecting: self).name,
      Own(injecting: self).name, Empty(injecting: self).name,
    ]
  }
}
