import Bobbin
import Feature
import Kit

struct Watch: Clock {
  var now: Int { 12 }
}

struct Cog: Gear {
  var teeth: Int { 3 }
}

final class VillaComponent: HouseComponent {
  override func show() {
    print("villa")
    super.show()
  }
}

final class RootComponent: BootstrapComponent {
  let clock: any Clock = Watch()
  let gear: any Gear = Cog()

  var villa: VillaComponent { VillaComponent(parent: self) }
  var narrow: NarrowComponent { NarrowComponent(parent: self) }
}

/// Has what its parent, of another module, shows to the package.
protocol ToolDependency: Dependency {
  var spokes: Int { get }
}

final class ToolComponent: Component<any ToolDependency> {
  func show() { print("tool", dependency.spokes) }
}

func tool(_ house: HouseComponent) -> ToolComponent { ToolComponent(parent: house) }
