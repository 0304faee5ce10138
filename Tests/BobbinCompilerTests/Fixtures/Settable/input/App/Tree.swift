import Bobbin

final class Box {
  var value = 0
}

protocol EditorDependency: Dependency {
  var text: String { get nonmutating set }
  var size: Int { get nonmutating set }
}

final class EditorComponent: Component<any EditorDependency> {
  func edit() {
    dependency.text += "!"
    dependency.size = dependency.text.count
  }
}

protocol PanelDependency: AnyObject {
  var text: String { get set }
}

final class PanelComponent: Component<any PanelDependency> {
  func edit() { dependency.text += "?" }
}

final class MiddleComponent: Component<any EmptyDependency> {
  private let box = Box()

  var size: Int {
    get { box.value }
    set { box.value = newValue }
  }

  var editor: EditorComponent { EditorComponent(parent: self) }
  var panel: PanelComponent { PanelComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  var text = "text"

  lazy var middle = MiddleComponent(parent: self)
}
