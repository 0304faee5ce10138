import BankInterfaces
import Bobbin

/// What the records need.
public protocol RecordsDependency: Dependency {
  var transcript: Transcript { get }
}

/// How long an object lives, five ways.
///
/// The first word of each comment is the one that runtime containers such as Swinject use.
public final class RecordsComponent: Component<any RecordsDependency> {
  /// *Transient*: a computed property makes a new object at each use.
  public var receipt: Receipt {
    Receipt(madeBy: RecordsComponent.self, transcript: dependency.transcript)
  }

  /// *Container*: a `lazy var` is made at first use, and lives as long as its component.
  public private(set) lazy var ledger = Ledger(
    madeBy: RecordsComponent.self, transcript: dependency.transcript)

  /// *Weak*: one, as long as other code keeps it.
  public var scanner: Scanner {
    scannerSlot { Scanner(madeBy: RecordsComponent.self, transcript: dependency.transcript) }
  }
  private let scannerSlot = WeakShared<Scanner>()

  /// *Container*, and `resetObjectScope`: one, until it is reset.
  public var index: Index {
    indexSlot { Index(madeBy: RecordsComponent.self, transcript: dependency.transcript) }
  }
  private let indexSlot = Shared<Index>()

  public func rebuildIndex() { indexSlot.reset() }

  /// *Graph*: a child component that lives for one resolution; see `AccessComponent`.
  public var readService: ReadService { AccessComponent(parent: self).readService }
  public var writeService: WriteService { AccessComponent(parent: self).writeService }
}

public final class Receipt: TracedObject {}
public final class Ledger: TracedObject {}
public final class Scanner: TracedObject {}
public final class Index: TracedObject {}
