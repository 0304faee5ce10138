import BankInterfaces
import Bobbin

/// What a branch office needs.
public protocol BranchDependency: Dependency {
  var transcript: Transcript { get }
}

/// A branch office: the shapes that wiring takes, one small example each.
public final class BranchComponent: Component<any BranchDependency> {
  // Two values of one type are told apart by their names.
  public let frontPrinter = Printer(name: "front desk")
  public let backPrinter = Printer(name: "back office")

  /// What every desk shows, unless it has its own.
  let motto = "Safe since 1899"

  /// One object that two protocols lead to; the desks see one of them each.
  lazy var queue = Queue(madeBy: BranchComponent.self, transcript: dependency.transcript)
  var queueReading: any QueueReading { queue }
  var queueWriting: any QueueWriting { queue }

  /// An actor, so the same one may serve every thread.
  let feed = RateFeed()

  /// A singleton of the old code, which any component below can require from the first day on.
  var legacyArchive: LegacyArchive { .shared }

  public var desk: DeskComponent { DeskComponent(parent: self) }
  public var poster: PosterComponent { PosterComponent(parent: self) }
  public var cabinet: FolderComponent { FolderComponent(parent: self, name: "cabinet") }
}

/// Prints.
public struct Printer: Equatable, Sendable {
  public let name: String
}

/// The queue, for those who only look at it.
public protocol QueueReading: AnyObject {
  var waiting: [String] { get }
}

/// The queue, for those who add to it.
public protocol QueueWriting: AnyObject {
  func add(_ name: String)
}

final class Queue: TracedObject, QueueReading, QueueWriting {
  private(set) var waiting: [String] = []

  func add(_ name: String) { waiting.append(name) }
}

/// A singleton, as old code has them; only `BranchComponent` knows that it is one.
public final class LegacyArchive: Sendable {
  public static let shared = LegacyArchive()
}
