import Kit
#if os(Windows)
  import WinSDK
#endif

// Bobbin comes through a module whose sources it does not read.
protocol CardDependency: Dependency {}

class CardComponent: Component<any CardDependency> {}

final class GoldCardComponent: CardComponent {}
