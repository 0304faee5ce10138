import Bobbin

protocol Plugin {}
protocol Sound {}
final class SoundPlugin: Plugin, Sound {}

final class RootComponent: BootstrapComponent {
  let sounds = SoundPlugin()
  private let hidden: any Plugin = SoundPlugin()
  nonisolated(unsafe) static let shared: any Plugin = SoundPlugin()
  lazy var plugins: [any Plugin] = Array(gathering: self)
  lazy var all: [any Sound] = Array(gathering: self)
  lazy var row = ContiguousArray<any Plugin>(gathering: self)
  lazy var slice = ArraySlice(gathering: self)
}

final class Screen {
  var plugin: any Plugin { SoundPlugin() }
  lazy var plugins: [any Plugin] = Array(gathering: self)
}

private final class HiddenComponent: BootstrapComponent {
  var plugin: any Plugin { SoundPlugin() }
  lazy var plugins: [any Plugin] = Array(gathering: self)
}
