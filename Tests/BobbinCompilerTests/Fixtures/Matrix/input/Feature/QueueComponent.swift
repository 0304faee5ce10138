public import Bobbin

/// What `async` means here depends on the settings: on the caller's actor or on none.
public protocol QueueDependency: CounterDependency {
  func wait(_ crate: Crate) async -> Crate
}

public protocol CounterDependency: Dependency {
  nonisolated(nonsending) func near(_ crate: Crate) async -> Int
  // Only what may be sent can ask for it.
  // bobbin:allow unused-requirement
  @concurrent func far(_ number: Int) async -> Int
  nonisolated(nonsending) var length: Int { get async }
  var labelled: any Labelled { get }
}

public protocol Labelled {
  var label: String { get }
}

/// Cannot be sent.
public final class Crate {
  public var weight = 1

  public init() {}
}

public final class QueueComponent: Component<any QueueDependency> {
  public func show() async {
    let crate = await dependency.wait(Crate())
    print("queue", await dependency.near(crate), await dependency.length)
    print(dependency.labelled.label)
  }
}

/// The same on the main actor, as far as what cannot be sent may be used there.
@MainActor
public final class CounterComponent: MainActorComponent<any CounterDependency> {
  public func show() async {
    print("counter", await dependency.near(Crate()), await dependency.length)
    print(dependency.labelled.label)
  }
}
