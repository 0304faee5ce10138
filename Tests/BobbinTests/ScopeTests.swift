import Bobbin
import Testing

/// How long things live, in a small tree: an app, its session, its screens.
@Suite struct ScopeTests {
  @Test func `Scopes: transient, one per component, shared, weak, resettable`() {
    let app = AppComponent(log: Log())
    #expect(app.transient !== app.transient)
    #expect(app.onePerComponent === app.onePerComponent)
    #expect(app.shared === app.shared)

    let shared = app.shared
    app.reset()
    #expect(app.shared !== shared)

    let kept = app.weakly
    #expect(app.weakly === kept)

    let other = AppComponent(log: Log())
    #expect(other.onePerComponent !== app.onePerComponent)
    #expect(other.shared !== app.shared)
  }

  @Test func `Dynamic scope: dropping a session frees all that it made`() {
    let log = Log()
    let app = AppComponent(log: log)
    do {
      let session = SessionComponent(parent: app)
      _ = session.cache
      _ = session.history
      let screen = ScreenComponent(parent: session)
      #expect(screen.dependency.cache === session.cache)
      #expect(log.lines.isEmpty)
    }
    #expect(log.lines.sorted() == ["cache", "history", "screen", "session"])
    #expect(app.shared === app.shared)
  }

  @Test func `Dynamic scope: a child keeps its parents alive`() {
    let log = Log()
    var screen: ScreenComponent?
    do {
      let session = SessionComponent(parent: AppComponent(log: log))
      screen = ScreenComponent(parent: session)
    }
    #expect(log.lines.isEmpty)
    #expect(screen?.dependency.cache != nil)
    screen = nil
    #expect(log.lines.sorted() == ["cache", "screen", "session"])
  }

  @Test func `Coordinator loop: a weak way back leaks nothing`() {
    let log = Log()
    do {
      let session = SessionComponent(parent: AppComponent(log: log))
      let coordinator = session.coordinator
      #expect(session.coordinator === coordinator)
      #expect(coordinator.screen()?.dependency.cache === session.cache)
    }
    #expect(log.lines.sorted() == ["cache", "coordinator", "screen", "session"])
  }

  @Test func `Graph scope: shared within one resolution, new for the next`() {
    let app = AppComponent(log: Log())
    let read = GraphComponent(parent: app).readService
    let write = GraphComponent(parent: app).writeService
    #expect(read.repository.logger === read.logger)
    #expect(write.repository.logger === write.logger)
    #expect(read.repository !== write.repository)
    #expect(read.logger !== write.logger)
  }
}

private final class AppComponent: BootstrapComponent {
  let log: Log
  lazy var onePerComponent = Box(1)
  var transient: Box { Box(0) }

  private let sharedSlot = Shared<Box>()
  var shared: Box { sharedSlot { Box(2) } }
  func reset() { sharedSlot.reset() }

  private let weakSlot = WeakShared<Box>()
  var weakly: Box { weakSlot { Box(3) } }

  init(log: Log) {
    self.log = log
  }
}

private protocol SessionDependency: Dependency {
  var log: Log { get }
}

private final class SessionComponent: Component<any SessionDependency> {
  lazy var cache = Mortal("cache", dependency.log)
  private let slot = Shared<Mortal>()
  var history: Mortal { slot { Mortal("history", dependency.log) } }
  lazy var coordinator = Coordinator(self)

  deinit {
    dependency.log.append("session")
  }
}

/// Builds screens of the scope that keeps it, so it must not keep the scope.
private final class Coordinator {
  private weak var session: SessionComponent?
  private let log: Log

  init(_ session: SessionComponent) {
    self.session = session
    log = session.dependency.log
  }

  func screen() -> ScreenComponent? {
    session.map { ScreenComponent(parent: $0) }
  }

  deinit {
    log.append("coordinator")
  }
}

private protocol ScreenDependency: Dependency {
  var cache: Mortal { get }
  var log: Log { get }
}

private final class ScreenComponent: Component<any ScreenDependency> {
  deinit {
    dependency.log.append("screen")
  }
}

private final class GraphComponent: Component<any EmptyDependency> {
  lazy var logger = Box(0)
  lazy var repository = Repository(logger: logger)
  var readService: Service { Service(repository: repository, logger: logger) }
  var writeService: Service { Service(repository: repository, logger: logger) }
}

private final class Repository {
  let logger: Box

  init(logger: Box) {
    self.logger = logger
  }
}

private struct Service {
  let repository: Repository
  let logger: Box
}

// MARK: - As generated

extension SessionComponent {
  convenience init(parent: AppComponent) {
    self.init(dependency: AppComponent.SessionProvider(parent))
  }
}

extension ScreenComponent {
  convenience init(parent: SessionComponent) {
    self.init(dependency: SessionComponent.ScreenProvider(parent))
  }
}

extension GraphComponent {
  convenience init(parent: AppComponent) {
    self.init(dependency: AppComponent.GraphProvider())
  }
}

extension AppComponent {
  fileprivate struct SessionProvider: SessionDependency {
    private let parent: AppComponent
    init(_ parent: AppComponent) { self.parent = parent }
    var log: Log { parent.log }
  }

  fileprivate struct GraphProvider: EmptyDependency {}
}

extension SessionComponent {
  fileprivate struct ScreenProvider: ScreenDependency {
    private let parent: SessionComponent
    init(_ parent: SessionComponent) { self.parent = parent }
    var cache: Mortal { parent.cache }
    var log: Log { parent.dependency.log }
  }
}
