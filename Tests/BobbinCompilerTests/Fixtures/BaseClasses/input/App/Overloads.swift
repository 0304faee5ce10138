import Bobbin

protocol MarkDependency: Dependency {
  var mark: String { get }
}

final class MarkComponent: Component<any MarkDependency> {
  let size: Int

  override convenience init(dependency: any MarkDependency) {
    self.init(dependency: dependency, size: 1)
  }

  init(dependency: any MarkDependency, size: Int) {
    self.size = size
    super.init(dependency: dependency)
  }

  var text: String { "\(dependency.mark) \(size)" }
}

final class LateComponent: Component<any MarkDependency> {
  let text: String

  init(dependency: any MarkDependency, make: () -> Int) {
    text = "\(dependency.mark) \(make())"
    super.init(dependency: dependency)
  }
}

class PageComponent: Component<any EmptyDependency> {
  var marked: MarkComponent { MarkComponent(parent: self) }
  var late: LateComponent { LateComponent(parent: self) { 4 } }
}

/// It creates the same child with other arguments.
final class SubpageComponent: PageComponent {
  let mark = "subpage"
  var large: MarkComponent { MarkComponent(parent: self, size: 3) }
  /// The same initializer in another spelling.
  var later: LateComponent { LateComponent(parent: self, make: { 5 }) }
}

/// No label shows what it calls.
final class NotesComponent: Component<any EmptyDependency> {
  var pages: [SubpageComponent] { [SubpageComponent(parent: self)] }
  var marks: [MarkComponent] { pages.map(MarkComponent.init) }
}

extension RootComponent {
  var mark: String { "root" }
  var notes: NotesComponent { NotesComponent(parent: self) }
}
