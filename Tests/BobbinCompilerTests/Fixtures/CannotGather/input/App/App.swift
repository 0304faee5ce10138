import Bobbin

protocol Plugin {}
protocol Sound {}
final class SoundPlugin: Plugin, Sound {}

final class RootComponent: BootstrapComponent {
  let sounds = SoundPlugin()
  private let hidden: any Plugin = SoundPlugin()
  static let shared: any Plugin = SoundPlugin()
  lazy var plugins: [any Plugin] = Array(gathering: self)
  lazy var all: [any Sound] = Array(gathering: self)
  func open() {
    print(Array(gathering: self))
    print([any Equatable](gathering: scope()))
  }
}
func scope() -> RootComponent { RootComponent() }

final class Screen {
  lazy var plugins: [any Plugin] = Array(gathering: self)
}

private final class HiddenComponent: BootstrapComponent {
  var plugin: any Plugin { SoundPlugin() }
  lazy var plugins: [any Plugin] = Array(gathering: self)
}

private protocol Secret {}
final class SecretComponent: BootstrapComponent {
  private var secret: any Secret { fatalError() }
  private lazy var secrets: [any Secret] = Array(gathering: self)
}
