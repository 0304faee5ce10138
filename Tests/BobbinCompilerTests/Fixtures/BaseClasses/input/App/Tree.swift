import Bobbin
import Kit

protocol LabelDependency: Dependency {
  var style: String { get }
  var footer: String { get }
  var title: String { get }
  var clock: String { get }
}

final class LabelComponent: Component<any LabelDependency> {
  func show() { print(dependency.style, dependency.footer, dependency.title, dependency.clock) }
}

final class HomeComponent: TitledComponent {
  override var footer: String { "footer of \(kind) home" }

  var label: LabelComponent { LabelComponent(parent: self) }
}

protocol ListDependency: ScreenDependency {
  var rows: [String] { get }
}

final class ListComponent: CountedComponent<any ListDependency> {
  var label: LabelComponent { LabelComponent(parent: self) }

  func show() { print(dependency.rows, count) }
}

final class AliasedComponent: Screen<any ListDependency> {
  var label: LabelComponent { LabelComponent(parent: self) }

  func show() { print(dependency.rows, count) }
}

class AppRoot: BootstrapComponent {
  let title = "title"
}

final class RootComponent: AppRoot, Clocked {
  let rows: [String] = ["a", "b"]

  var home: HomeComponent { HomeComponent(parent: self) }
  var list: ListComponent { ListComponent(parent: self, count: 2) }
  var aliased: AliasedComponent { AliasedComponent(parent: self, count: 3) }
  var place: PlaceComponent { PlaceComponent(parent: self, key: "place") }
  var plain: PlainComponent { PlainComponent(parent: self) }
}
