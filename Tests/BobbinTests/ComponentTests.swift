import Bobbin
import Testing

/// Components without a parent; the golden directories and the sample have those with one.
struct ComponentTests {
  @Test func `A struct written by hand serves as a dependency`() {
    struct Fake: FeatureDependency {
      let name = "fake"
    }
    #expect(FeatureComponent(dependency: Fake()).dependency.name == "fake")
  }

  @Test func `A plain protocol of classes serves as a dependency`() {
    let host = Host()
    let component = PluginComponent(dependency: host)
    #expect(component.dependency === host)
    component.dependency.count += 1
    #expect(host.count == 1)
  }

  @Test func `A composition serves as a dependency`() {
    struct Both: FeatureDependency, Ages {
      let name = "Ada"
      let age = 36
    }
    let component = Component<any FeatureDependency & Ages>(dependency: Both())
    #expect(component.dependency.name == "Ada")
    #expect(component.dependency.age == 36)
  }

  @Test func `A concrete type serves as a dependency`() {
    #expect(Component<Int>(dependency: 3).dependency == 3)
  }

  @Test func `A component keeps a dependency without requirements`() {
    struct Nothing: EmptyDependency {}
    final class Middle: Component<any EmptyDependency> {}
    #expect(Middle(dependency: Nothing()).dependency is Nothing)
  }
}

private protocol FeatureDependency: Dependency {
  var name: String { get }
}

private protocol Ages {
  var age: Int { get }
}

private final class FeatureComponent: Component<any FeatureDependency> {}

private protocol PluginDependency: AnyObject {
  var count: Int { get set }
}

private final class Host: PluginDependency {
  var count = 0
}

private final class PluginComponent: Component<any PluginDependency> {}
