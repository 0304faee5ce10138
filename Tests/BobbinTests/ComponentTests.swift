import Bobbin
import Testing

// What `bobbinc` would write is beside each component, in the shape that it writes.

@Suite struct ComponentTests {
  @Test func `A generated initializer is chosen over the unavailable one`() {
    let root = RootComponent(name: "root")
    let feature: FeatureComponent = FeatureComponent(parent: root)
    #expect(feature.dependency.name == "root")
  }

  @Test func `An initializer of one's own is mirrored for a parent`() {
    let root = RootComponent(name: "root")
    let session = SessionComponent(parent: root, user: "Ada")
    #expect(session.title == "Ada at root")
    #expect(FeatureComponent(parent: session).dependency.name == "session of Ada")
  }

  @Test func `One component has many parents`() {
    let root = RootComponent(name: "root")
    let other = OtherComponent()
    #expect(FeatureComponent(parent: root).dependency.name == "root")
    #expect(FeatureComponent(parent: other).dependency.name == "other")
  }

  @Test func `A component may be its own descendant`() {
    let top = FolderComponent(parent: RootComponent(name: "root"))
    let nested = FolderComponent(parent: FolderComponent(parent: top))
    #expect(nested.path == "root/folder/folder/folder")
  }

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

  @Test func `A component passes on what it needs nothing of`() {
    struct Nothing: EmptyDependency {}
    final class Middle: Component<any EmptyDependency> {}
    #expect(Middle(dependency: Nothing()).dependency is Nothing)
  }

  @MainActor
  @Test func `A main actor component takes the same two initializers`() {
    let root = MainActorRoot()
    let screen: ScreenComponent = ScreenComponent(parent: root)
    #expect(screen.dependency.title == "root")
    #expect(ScreenComponent(parent: root, title: "own").title == "own")
    #expect(screen.cache === screen.cache)
  }
}

private protocol FeatureDependency: Dependency {
  var name: String { get }
}

private protocol Ages {
  var age: Int { get }
}

private final class FeatureComponent: Component<any FeatureDependency> {}

private final class SessionComponent: Component<any FeatureDependency> {
  let user: String
  var name: String { "session of \(user)" }
  var title: String { "\(user) at \(dependency.name)" }

  init(dependency: any FeatureDependency, user: String) {
    self.user = user
    super.init(dependency: dependency)
  }
}

private final class FolderComponent: Component<any FeatureDependency> {
  var path: String { "\(dependency.name)/folder" }
}

private final class RootComponent: BootstrapComponent {
  let name: String

  init(name: String) {
    self.name = name
  }
}

private final class OtherComponent: BootstrapComponent {
  let name = "other"
}

private protocol PluginDependency: AnyObject {
  var count: Int { get set }
}

private final class Host: PluginDependency {
  var count = 0
}

private final class PluginComponent: Component<any PluginDependency> {}

@MainActor private protocol ScreenDependency: Dependency {
  var title: String { get }
}

@MainActor private final class ScreenComponent: MainActorComponent<any ScreenDependency> {
  let title: String
  private let slot = Shared<Box>()
  var cache: Box { slot { Box(1) } }

  override init(dependency: any ScreenDependency) {
    title = dependency.title
    super.init(dependency: dependency)
  }

  init(dependency: any ScreenDependency, title: String) {
    self.title = title
    super.init(dependency: dependency)
  }
}

@MainActor private final class MainActorRoot: MainActorBootstrapComponent {
  let title = "root"
}

// MARK: - As generated

extension FeatureComponent {
  convenience init(parent: RootComponent) {
    self.init(dependency: RootComponent.Provider(parent))
  }
}

extension FeatureComponent {
  convenience init(parent: OtherComponent) {
    self.init(dependency: OtherComponent.FeatureProvider(parent))
  }
}

extension FeatureComponent {
  convenience init(parent: SessionComponent) {
    self.init(dependency: SessionComponent.FeatureProvider(parent))
  }
}

extension SessionComponent {
  convenience init(parent: RootComponent, user: String) {
    self.init(dependency: RootComponent.Provider(parent), user: user)
  }
}

extension SessionComponent {
  fileprivate struct FeatureProvider: FeatureDependency {
    private let parent: SessionComponent
    init(_ parent: SessionComponent) { self.parent = parent }
    var name: String { parent.name }
  }
}

extension FolderComponent {
  convenience init(parent: RootComponent) {
    self.init(dependency: RootComponent.Provider(parent))
  }
}

extension FolderComponent {
  convenience init(parent: FolderComponent) {
    self.init(dependency: FolderComponent.FolderProvider(parent))
  }

  fileprivate struct FolderProvider: FeatureDependency {
    private let parent: FolderComponent
    init(_ parent: FolderComponent) { self.parent = parent }
    var name: String { parent.path }
  }
}

extension RootComponent {
  fileprivate struct Provider: FeatureDependency {
    private let parent: RootComponent
    init(_ parent: RootComponent) { self.parent = parent }
    var name: String { parent.name }
  }
}

extension OtherComponent {
  fileprivate struct FeatureProvider: FeatureDependency {
    private let parent: OtherComponent
    init(_ parent: OtherComponent) { self.parent = parent }
    var name: String { parent.name }
  }
}

extension ScreenComponent {
  convenience init(parent: MainActorRoot) {
    self.init(dependency: MainActorRoot.ScreenProvider(parent))
  }

  convenience init(parent: MainActorRoot, title: String) {
    self.init(dependency: MainActorRoot.ScreenProvider(parent), title: title)
  }
}

extension MainActorRoot {
  @MainActor fileprivate struct ScreenProvider: ScreenDependency {
    private let parent: MainActorRoot
    init(_ parent: MainActorRoot) { self.parent = parent }
    var title: String { parent.title }
  }
}
