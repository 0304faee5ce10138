public import Bobbin

public struct Detail {
  public let text: String

  public init(_ text: String) {
    self.text = text
  }
}

public struct Missing: Error {}

/// It gets everything that it makes as a function.
public final class ListScreen {
  private let detail: (Int) -> Detail
  private let title: () -> String
  private let onClose: (() -> Void)?

  public init(
    detail: @escaping (Int) -> Detail, title: @escaping () -> String, onClose: (() -> Void)? = nil
  ) {
    self.detail = detail
    self.title = title
    self.onClose = onClose
  }

  public func show() -> String {
    onClose?()
    return "\(title()): \(detail(3).text)"
  }
}

public struct Loader {
  public let load: (String) async throws -> Detail
  public let find: (Int) throws(Missing) -> Int
}

public protocol ScreensDependency: Dependency {
  func load(from name: String) async throws -> Detail
}

public final class ScreensComponent: Component<any ScreensDependency> {
  public private(set) var count = 0

  /// What it is called with it need not be called with.
  func find(_ id: Int) throws(Missing) -> Int {
    guard id > 0 else { throw Missing() }
    return id
  }

  func onClose() { count += 1 }

  /// The title and the details come from above.
  public var list: ListScreen { ListScreen(injecting: self) }
  public var loader: Loader { Loader(injecting: self) }

  /// It keeps what is above, not this component, which can be freed.
  public lazy var link = Link(injecting: self)
  deinit { print("freed") }
}

public struct Link {
  let load: (String) async throws -> Detail
}

@MainActor public final class Screen {
  let tap: @MainActor () -> String
  let load: @Sendable () async -> Int
  let now: () -> Int
  let size: @Sendable (Int) async -> Int

  init(
    tap: @escaping @MainActor () -> String, load: @escaping @Sendable () async -> Int,
    now: @escaping () -> Int, size: @escaping @Sendable (Int) async -> Int
  ) {
    self.tap = tap
    self.load = load
    self.now = now
    self.size = size
  }

  public func run() async -> String { "\(tap()) \(await load()) \(now()) \(await size(6))" }
}

/// A component of the main actor may be kept by closures that run anywhere.
@MainActor
public final class MainComponent: MainActorBootstrapComponent {
  var now: Int { 5 }
  func tap() -> String { "tapped" }
  func load() async -> Int { 4 }
  func size(of id: Int) -> Int { id }

  public var screen: Screen { Screen(injecting: self) }

  let limit = 3
  public var limits: Limits { Limits(injecting: self) }
}

/// Neither closure awaits: a constant can be read anywhere, and the other one runs on the main actor.
public struct Limits: Sendable {
  public let limit: @Sendable () async -> Int
  public let tap: @MainActor @Sendable () async -> String
}

@MainActor public final class Row {
  public let id: Int

  init(id: Int) { self.id = id }
}

/// Its closures run on the main actor, where it is created.
@MainActor public final class Table {
  public let rows: [Row]

  init(row: (Int) -> Row, header: @escaping @MainActor (Int) -> Row) {
    rows = [header(0), row(1)]
  }
}

@MainActor public protocol RowsDependency: Dependency {
  var row: (Int) -> Row { get }
  func footer(id: Int) -> Row
}

@MainActor public struct Footer {
  public let footer: @MainActor (Int) -> Row
}

public final class RowsComponent: MainActorComponent<any RowsDependency> {
  public var third: Row { dependency.row(3) }
  public lazy var footer = Footer(injecting: self)
}

/// Any thread may make it; only its closure runs on the main actor.
public struct Maker: Sendable {
  public let row: @MainActor @Sendable (Int) -> Row
}

public final class MakingComponent: BootstrapComponent, @unchecked Sendable {
  @MainActor func row(id: Int) -> Row { Row(id: id) }
  public var maker: Maker { Maker(injecting: self) }
}

/// Belongs to no actor, but makes what belongs to the main actor.
public final class MixedComponent: BootstrapComponent {
  @MainActor public var table: Table { Table(injecting: self) }
  @MainActor public var rows: RowsComponent { RowsComponent(parent: self) }
}

@MainActor extension MixedComponent {
  func row(id: Int) -> Row { Row(id: id) }
  func header(id: Int) -> Row { Row(id: id) }
  func footer(id: Int) -> Row { Row(id: id) }
}
