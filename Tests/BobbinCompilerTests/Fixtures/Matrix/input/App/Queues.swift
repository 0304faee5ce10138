import Bobbin
import Feature

/// Conforms on the main actor only.
@MainActor
final class Sign {
  let text: String

  init(_ text: String) { self.text = text }
}

extension Sign: @MainActor Labelled {
  var label: String { text }
}

@MainActor
final class DeskComponent: MainActorBootstrapComponent {
  var labelled: any Labelled { Sign("desk") }

  func wait(_ crate: Crate) async -> Crate { crate }
  nonisolated(nonsending) func near(_ crate: Crate) async -> Int { 2 }
  @concurrent func far(_ number: Int) async -> Int { number }
  nonisolated(nonsending) var length: Int { get async { 3 } }

  var counter: CounterComponent { CounterComponent(parent: self) }
  var queue: QueueComponent { QueueComponent(parent: self) }
}

final class Plate: Labelled {
  let label = "plate"
}

extension RootComponent {
  var labelled: any Labelled { Plate() }

  func wait(_ crate: Crate) async -> Crate { crate }
  nonisolated(nonsending) func near(_ crate: Crate) async -> Int { 1 }
  @concurrent func far(_ number: Int) async -> Int { number }
  nonisolated(nonsending) var length: Int { get async { 4 } }

  var queue: QueueComponent { QueueComponent(parent: self) }
}
