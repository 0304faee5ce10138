import Bobbin

// The code of the page Scopes, with what it needs around it.

protocol Logger {}
final class FileLogger: Logger {}
final class Store {
  init() { print("store opens") }
  func close() { print("store closes") }
}
struct Editor {
  let store: Store
}
struct ProblemScreen {
  let id: Int
  let store: Store
}
final class Room {
  let id: Int
  init(id: Int, store: Store) { self.id = id }
}
final class Database {
  init(at path: String) { print("database at \(path)") }
}
final class ImageCache {}
struct Unreachable: Error {}
final class Connection {
  init(to host: String) throws {
    guard !host.isEmpty else { throw Unreachable() }
  }
}
final class Upload {
  private let store: Store
  init(to store: Store) {
    self.store = store
    print("upload begins")
  }
  func finish() { print("upload finishes") }
}

final class AppComponent: BootstrapComponent {
  let path = "/data"
  var host = ""
  lazy var store = Store()

  var editor: Editor { Editor(store: store) }
  func problem(id: Int) -> ProblemScreen { ProblemScreen(id: id, store: store) }

  lazy var logger: any Logger = FileLogger()

  private let databaseSlot = Shared<Database>()
  var database: Database { databaseSlot { Database(at: path) } }

  private let connectionSlot = Shared<Connection>()
  func connection() throws -> Connection { try connectionSlot { try Connection(to: host) } }

  func signOut() { databaseSlot.reset() }

  private var rooms: [Int: Room] = [:]

  func room(id: Int) -> Room {
    if let room = rooms[id] { return room }
    let room = Room(id: id, store: store)
    rooms[id] = room
    return room
  }

  private let cacheSlot = WeakShared<ImageCache>()
  var imageCache: ImageCache { cacheSlot { ImageCache() } }

  func warmUp() { _ = (logger, store, database) }

  func session() -> SessionComponent { SessionComponent(parent: self) }

  private(set) var login: SessionComponent?

  func logIn() { login = SessionComponent(parent: self) }
  func logOut() { login = nil }
}

protocol SessionDependency: Dependency {
  var logger: any Logger { get }
}

final class SessionComponent: Component<any SessionDependency> {
  private let endings = Endings()

  lazy var store = endings.adding(Store()) { $0.close() }
  lazy var upload = endings.adding(Upload(to: store)) { $0.finish() }
  lazy var never = endings.adding(Store()) { $0.close() }

  lazy var coordinator = Coordinator(self)

  func end() { endings.run() }

  deinit { print("session is gone, logger \(dependency.logger is FileLogger)") }
}

/// Ends what has been made, last first.
final class Endings {
  private var steps: [() -> Void] = []

  func adding<Value>(_ value: Value, _ end: @escaping (Value) -> Void) -> Value {
    steps.append { end(value) }
    return value
  }

  func run() {
    while let step = steps.popLast() { step() }
  }
}

final class Coordinator {
  private weak var session: SessionComponent?
  init(_ session: SessionComponent) { self.session = session }
  var isOpen: Bool { session != nil }
}

final class RequestLog {}
final class Repository {
  let log: RequestLog
  init(log: RequestLog) { self.log = log }
}
struct Service {
  let repository: Repository
  let log: RequestLog
}
protocol RequestDependency: Dependency {}

final class RequestComponent: Component<any RequestDependency> {
  lazy var log = RequestLog()
  lazy var repository = Repository(log: log)
  var service: Service { Service(repository: repository, log: log) }
}

final class RootComponent: BootstrapComponent {
  var service: Service { RequestComponent(parent: self).service }
}
