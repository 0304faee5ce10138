import Bobbin
import Kit
import Pictures
import Screens

final class RootComponent: BootstrapComponent {
  let logger: any Logger = Printer()
  let width = 3
  let theme = "dark"
  nonisolated(nonsending) func load(_ name: String) async throws(LoadError) -> Album {
    Album(title: name)
  }
  @MainActor lazy var window = Window()
  @Imaging lazy var canvas = Canvas()

  @MainActor var screen: ScreenComponent { ScreenComponent(parent: self) }
  @Imaging var gallery: GalleryComponent { GalleryComponent(parent: self) }
  var store: StoreComponent { StoreComponent(parent: self) }
}

extension RootComponent {
  func close() { print("closed") }
  @MainActor var titleModel: TitleModel { TitleModel(injecting: self) }

  @Imaging func paint(_ width: Int) { print("paint", width) }
  @Imaging var brush: Brush { Brush(injecting: self) }
}

protocol PanelDependency: Dependency {
  var close: @MainActor () -> Void { get }
}
/// Its provider belongs to the main actor, where a closure may keep the root.
final class PanelComponent: MainActorComponent<any PanelDependency> {
  func show() { dependency.close() }
}

extension RootComponent {
  @MainActor var panel: PanelComponent { PanelComponent(parent: self) }
}

/// What runs where its caller does is gathered there.
extension RootComponent {
  nonisolated(nonsending) var spare: Album { get async { Album(title: "spare") } }

  nonisolated(nonsending) func albums() async -> [String] {
    await [Album](gathering: self).map(\.title)
  }
}
