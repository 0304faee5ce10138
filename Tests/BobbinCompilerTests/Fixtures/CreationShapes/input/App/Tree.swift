import Bobbin

protocol LeafDependency: Dependency {
  var name: String { get }
}

enum Screens {
  final class LeafComponent: Component<any LeafDependency> {
    var text: String { dependency.name }
  }
}

typealias Shown = Screens
typealias Again = Shown

/// A value of another type that is made with the same label.
struct Outline {
  let name: String

  init(parent: RootComponent) { name = "outline of " + parent.name }
}

final class RootComponent: BootstrapComponent {
  let name = "root"

  var inParentheses: Screens.LeafComponent { (Screens.LeafComponent)(parent: (self)) }
  var ofMetatype: Screens.LeafComponent { Screens.LeafComponent.self.init(parent: self) }
  var throughAlias: Again.LeafComponent { Again.LeafComponent(parent: self) }
  var outline: Outline { Outline(parent: self) }

  func throughLocalAlias() -> Screens.LeafComponent {
    typealias Leaf = Again.LeafComponent
    let leaf: Leaf = .init(parent: self)
    return leaf.text.isEmpty ? leaf : Leaf(parent: self)
  }

  func folder() -> FolderComponent { FolderComponent(parent: self) }
}

/// Its own parent: in a final class it is certain what `Self` is.
final class FolderComponent: Component<any LeafDependency> {
  var name: String { dependency.name + "/folder" }

  func plain() -> Self { Self(parent: self) }
  func dotted() -> Self { Self.init(parent: self) }
  func implicit() -> Self { .init(parent: self) }
}

func freely(_ root: RootComponent) -> Screens.LeafComponent {
  typealias Parent = RootComponent
  typealias Leaf = Screens.LeafComponent
  let parent: Parent = root
  return Leaf(parent: parent)
}

/// Initializers that call the generated one.
extension Screens.LeafComponent {
  convenience init(below root: RootComponent) { self.init(parent: root) }
}

final class PageComponent: Component<any LeafDependency> {
  private(set) var number = 0
  var text: String { dependency.name + " \(number)" }

  convenience init(parent: RootComponent, number: Int) {
    self.init(parent: parent)
    self.number = number
  }
}

struct Label {
  let name: String
}

extension Label {
  init(of root: RootComponent) { self.init(injecting: root) }
}

extension RootComponent {
  func page(_ number: Int) -> PageComponent { PageComponent(parent: self, number: number) }
  func sheet(_ number: Int) -> SheetComponent { SheetComponent(parent: self, number: number) }
  func pad() -> PadComponent { PadComponent(parent: self) }
}

/// One initializer for one parent; for another one it is generated.
final class SheetComponent: Component<any LeafDependency> {
  private let number: Int
  var text: String { dependency.name + " \(number)" }

  init(dependency: any LeafDependency, number: Int) {
    self.number = number
    super.init(dependency: dependency)
  }

  init(dependency: any LeafDependency, number: Int, more: Int) {
    self.number = number + more
    super.init(dependency: dependency)
  }

  convenience init(parent: RootComponent, number: Int) {
    self.init(parent: parent, number: number, more: 10)
  }
}

final class PadComponent: Component<any EmptyDependency> {
  func sheet(_ number: Int) -> SheetComponent { SheetComponent(parent: self, number: number) }
}

/// It declares how it is created, and nothing is generated.
final class StampComponent: Component<any LeafDependency> {
  struct Ink: LeafDependency { let name: String }

  convenience init(parent: RootComponent) { self.init(dependency: Ink(name: "ink")) }
}

/// A scope whose type a base class leaves open.
class Model<Scope> {
  let scope: Scope

  init(scope: Scope) { self.scope = scope }
}

class ListModel<Owner, Item>: Model<Owner> {
  var items: [Item] = []
}

final class PageModel: ListModel<RootComponent, Int> {
  func show() -> Screens.LeafComponent { Screens.LeafComponent(parent: scope) }
}

func shownLocally(_ root: RootComponent) -> Screens.LeafComponent {
  final class Screen: Model<RootComponent> {
    func show() -> Screens.LeafComponent { Screens.LeafComponent(parent: self.scope) }
  }
  return Screen(scope: root).show()
}

/// A global of the same file, which is declared after its use.
struct Menu {
  func show() -> Screens.LeafComponent { Screens.LeafComponent(parent: menuRoot) }
}

nonisolated(unsafe) let menuRoot = RootComponent()
