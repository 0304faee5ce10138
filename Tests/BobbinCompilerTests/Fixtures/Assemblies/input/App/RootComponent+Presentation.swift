import Presentation

extension RootComponent {
  var presentation: PresentationComponent { PresentationComponent(parent: self) }
}
