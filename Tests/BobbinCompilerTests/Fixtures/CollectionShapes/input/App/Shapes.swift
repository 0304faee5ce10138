import Bobbin
import Plugins

// What the dependency protocol declares is in scope, unless the component has its own.
protocol LeafDependency: Dependency {
  var inherited: any Plugin { get }
  var shadowed: any Plugin { get }
}
final class LeafComponent: PluginComponent<any LeafDependency> {
  var shadowed: any Plugin { Named("own, before \(dependency.shadowed.name)") }
  override var base: any Plugin { Named("overridden \(super.base.name)") }

  var keyed: [String: any Plugin] { Dictionary(gathering: self) }
  var alias: PluginList { .init(gathering: self) }
  var aliasByName: [any Plugin] { PluginList(gathering: self) }
  func loop() {
    for plugin in [any Plugin](gathering: self) { print("  looped over", plugin.name) }
  }
}

// A folder holds folders: no component is entered twice on one way.
protocol FolderDependency: Dependency {
  var inherited: any Plugin { get }
}
final class FolderComponent: Component<any FolderDependency> {
  var viewer: any Plugin { Named("viewer") }
  var folder: FolderComponent { FolderComponent(parent: self) }
  var aside: AsideComponent { AsideComponent(parent: self) }
}
final class AsideComponent: Component<any EmptyDependency> {
  var first: any Plugin { Named("first aside") }
  var second: any Plugin { Named("second aside") }
  var folder: FolderComponent? { nil }
}

final class RootComponent: BootstrapComponent {
  var inherited: any Plugin { Named("inherited") }
  #if DEBUG_MENU
    var shadowed: any Plugin { Named("debug") }
  #else
    var shadowed: any Plugin { Named("release") }
  #endif
  var leaf: LeafComponent { LeafComponent(parent: self) }
  var folder: FolderComponent { FolderComponent(parent: self) }
  #if DEBUG_MENU
    var debug: AsideComponent { AsideComponent(parent: self) }
  #endif

  // Everything below it, in one collection; and by name.
  lazy var plugins: [any Plugin] = .init(gathering: self)
  lazy var byName: [String: any Plugin] = [String: any Plugin](gathering: self)

  // What a name of the collection hides, and a composition.
  lazy var iron: any Element = Iron()
  lazy var elements = [any Element](gathering: self)
  // bobbin:allow not-gathered
  lazy var `default`: any Plugin & Coloured = Named("both")
  var both: [any Coloured & Plugin] { Array<any Plugin & Coloured>(gathering: self) }
}

// Effects and actors follow from what is gathered.
@MainActor protocol Screen { var title: String { get } }
struct Home: Screen { let title = "home" }
struct Failure: Error {}
final class ScreenComponent: BootstrapComponent {
  @MainActor var home: any Screen { Home() }
  @MainActor func screens() -> [any Screen] { [any Screen](gathering: self) }

  var quick: any Plugin { Named("quick") }
  var slow: any Plugin { get async throws { Named("slow") } }
  func load() async throws -> [any Plugin] { try await [any Plugin](gathering: self) }
}
@MainActor final class WindowComponent: MainActorBootstrapComponent {
  lazy var home: any Screen = Home()
  lazy var screens: [any Screen] = Array(gathering: self)
}

// A generic component, from outside.
final class BoxComponent<Value: Sendable>: BootstrapComponent {
  let value: Value
  init(_ value: Value) { self.value = value }
  var plugin: any Plugin { Named("box of \(value)") }
  var plugins: [any Plugin] { Array(gathering: self) }
}
func names(of root: RootComponent) -> [String] {
  [String: any Plugin](gathering: root).keys.sorted()
}
