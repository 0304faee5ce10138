import Bobbin

enum Route { case detail(Int) }
protocol Screen { var title: String { get } }

protocol HomeDependency: Dependency {
  var user: String { get }
}

final class HomeComponent: Component<any HomeDependency> {
  var title: String { "the home of \(dependency.user)" }
}

protocol DetailDependency: Dependency {
  func open(_ route: Route)
}

final class DetailComponent: Component<any DetailDependency> {
  let id: Int

  init(dependency: any DetailDependency, id: Int) {
    self.id = id
    super.init(dependency: dependency)
  }

  func show() {
    print("detail \(id)")
    if id < 3 { dependency.open(.detail(id + 1)) }
  }
}

protocol LyricsDependency: Dependency {
  var lyrics: any Screen { get }
  func chords() -> any Screen
}

final class LyricsComponent: Component<any LyricsDependency>, Screen {
  let title = "lyrics"
  var next: any Screen { dependency.lyrics }
  var other: any Screen { dependency.chords() }
}

final class Renderer {
  let theme: String
  init(theme: String) { self.theme = theme }
}

protocol SessionDependency: Dependency {}

final class SessionComponent: Component<any SessionDependency> {
  /// An observer runs when the value is there.
  var user = "nobody" {
    didSet { print(HomeComponent(parent: self).title) }
  }

  /// A setter is not what the value is made by, either.
  var theme: String {
    get { stored }
    set {
      stored = newValue
      print("rendered", Renderer(injecting: self).theme)
    }
  }
  private var stored = "light"
}

final class RootComponent: BootstrapComponent {
  let user = "root"
  let theme = "gray"
  var session: SessionComponent { SessionComponent(parent: self) }

  // At a root there is nothing that these could wrap.
  func open(_ route: Route) {
    if case .detail(let id) = route { DetailComponent(parent: self, id: id).show() }
  }
  var lyrics: any Screen { LyricsComponent(parent: self) }
  func chords() -> any Screen { LyricsComponent(parent: self) }

  lazy var console: any Log = Console(name: "console")
  lazy var file: any Log = Console(name: "file")
  /// A facade for the others is not one of them.
  lazy var log: any Log = Logs(all: [any Log](gathering: self))
  /// What an observer gathers includes it.
  var screen: any Log = Console(name: "screen") {
    didSet { for log in [any Log](gathering: self) { log.write("sees a new screen") } }
  }
}

protocol Log { func write(_ line: String) }

struct Console: Log {
  let name: String
  func write(_ line: String) { print(name, line) }
}

struct Logs: Log {
  let all: [any Log]
  func write(_ line: String) { for log in all { log.write(line) } }
}
