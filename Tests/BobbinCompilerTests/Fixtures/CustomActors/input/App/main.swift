import Bobbin
import Pictures

/// Waits for another actor than its parent's.
protocol ShopDependency: Dependency {
  @Painting var price: Int { get async }
}

final class ShopComponent: Component<any ShopDependency> {
  @Painting func show() async { print(await dependency.price) }
}

final class MarketComponent: MainActorBootstrapComponent {
  var price = 9
}

/// It is made on another actor than the studio, which cannot be sent there.
@MainActor
final class Poster {
  let size: Int
  init(size: Int) async { self.size = size }
}

@Painting
final class StudioComponent: BootstrapComponent {
  lazy var canvas = Canvas()
  let colour = "red"
  let archive = Archive()
  var size = 3

  var picture: PictureComponent { PictureComponent(parent: self) }
  var wall: WallComponent { WallComponent(parent: self) }

  func frame(_ width: Int) -> String { "\(width) \(colour)" }
  func poster() async -> Poster { await Poster(injecting: self) }
}

@Painting
func run(_ market: MarketComponent) async {
  let studio = StudioComponent()
  await studio.picture.paint()
  await studio.picture.paint()
  studio.wall.frame.show()
  print("poster", await studio.poster().size)
  await ShopComponent(parent: market).show()
}

let market = MarketComponent()

await run(market)
