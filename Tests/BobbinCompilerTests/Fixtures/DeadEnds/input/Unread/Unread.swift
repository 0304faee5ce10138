import Bobbin
import Catalog

final class RootComponent: BootstrapComponent {
  var catalog: CatalogComponent { CatalogComponent(parent: self) }
  var game: Catalog.GameComponent { .init(parent: self) }
}
