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

class PageComponent: Component<any EmptyDependency> {
  var marked: MarkComponent { MarkComponent(parent: self) }
}

/// It creates the same child with other arguments.
final class SubpageComponent: PageComponent {
  let mark = "subpage"
  var large: MarkComponent { MarkComponent(parent: self, size: 3) }
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
