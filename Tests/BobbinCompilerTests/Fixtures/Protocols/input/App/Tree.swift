import Bobbin

protocol NetworkDependency {
  var network: String { get }
}

protocol StoreDependency {
  var store: String { get }
}

protocol LeafDependency: Dependency, NetworkDependency {
  var leaf: String { get }
}

/// Inherits from another protocol.
final class LeafComponent: Component<any LeafDependency> {
  func show() { print("leaf", dependency.leaf, dependency.network) }
}

/// Depends on a composition.
final class PairComponent: Component<any NetworkDependency & StoreDependency> {
  func show() { print("pair", dependency.network, dependency.store) }
}

typealias Both = StoreDependency & NetworkDependency

/// Depends on a composition by another name.
final class AliasComponent: Component<any Both> {
  func show() { print("alias", dependency.network, dependency.store) }
}

/// Depends on a protocol that knows nothing of Bobbin.
final class PlainComponent: Component<any StoreDependency> {
  func show() { print("plain", dependency.store) }
}

protocol BoundDependency: AnyObject {
  var store: String { get }
}

/// Depends on a protocol for classes.
final class BoundComponent: Component<any BoundDependency> {
  func show() { print("bound", dependency.store) }
}

/// Depends on two protocols that inherit the same.
protocol OneDependency: Dependency, NetworkDependency {}
protocol TwoDependency: Dependency, NetworkDependency {}

final class DiamondComponent: Component<any OneDependency & TwoDependency> {
  func show() { print("diamond", dependency.network) }
}

/// Passes on what it inherits through a composition.
final class PassingComponent: Component<any NetworkDependency & StoreDependency> {
  var leaf: LeafComponent { LeafComponent(parent: self) }
  var bound: BoundComponent { BoundComponent(parent: self) }
}

final class NothingComponent: Component<any Dependency> {
  var plain: PlainComponent { PlainComponent(parent: self) }
}

enum Texts {
  static let count: Int = 1
  static let leaf: String = "leaf"
}

final class RootComponent: BootstrapComponent {
  let network = "network"
  let store = "store"
  let leaf = Texts.leaf

  var leafComponent: LeafComponent { LeafComponent(parent: self) }
  var pair: PairComponent { PairComponent(parent: self) }
  var alias: AliasComponent { AliasComponent(parent: self) }
  var plain: PlainComponent { PlainComponent(parent: self) }
  var bound: BoundComponent { BoundComponent(parent: self) }
  var diamond: DiamondComponent { DiamondComponent(parent: self) }
  var passing: PassingComponent { PassingComponent(parent: self) }
  var nothing: NothingComponent { NothingComponent(parent: self) }
}
