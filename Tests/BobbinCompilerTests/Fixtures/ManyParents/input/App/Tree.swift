import Bobbin

protocol BadgeDependency: Dependency {
  var title: String { get }
  var theme: String { get }
}

final class BadgeComponent: Component<any BadgeDependency> {
  func show() { print("\(dependency.title) in \(dependency.theme)") }
}

protocol CardDependency: Dependency {}

final class CardComponent: Component<any CardDependency> {
  let title = "card"

  var badge: BadgeComponent { BadgeComponent(parent: self) }
}

protocol DepositDependency: Dependency {
  var theme: String { get }
}

final class DepositComponent: Component<any DepositDependency> {
  let title = "deposit"

  var badge: BadgeComponent { BadgeComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  let title = "root"
  let theme = "blue"

  var badge: BadgeComponent { BadgeComponent(parent: self) }
  var card: CardComponent { CardComponent(parent: self) }
  var deposit: DepositComponent { DepositComponent(parent: self) }
}
