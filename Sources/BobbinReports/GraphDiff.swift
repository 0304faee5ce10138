import BobbinSyntax
import Foundation

/// The differences between two graphs, the most dangerous first: the same code compiles, but a
/// different object is injected.
struct GraphDiff: Encodable {
  /// A requirement whose provider has changed.
  struct ChangedProvider: Encodable {
    /// `GameComponent.logger`.
    var requirement: String
    var type: String
    /// The component that creates the one that has the requirement.
    var parent: String
    var old: [String]
    var new: [String]
    var location: Location
  }

  /// A collection whose members have changed.
  struct ChangedCollection: Encodable {
    var component: String
    var type: String
    var added: [String]
    var removed: [String]
    var location: Location
  }

  struct Entry: Encodable {
    var name: String
    var location: Location
  }

  struct Change: Encodable {
    var added: [Entry]
    var removed: [Entry]
  }

  private(set) var providers: [ChangedProvider] = []
  private(set) var collections: [ChangedCollection] = []
  let components: Change
  let calls: Change
  let requirements: Change

  var isEmpty: Bool { sections.allSatisfy(\.1.isEmpty) }

  /// A graph, and the directory that its paths are to be relative to.
  typealias Side = (graph: GraphDocument, root: String)

  init(from oldSide: Side, to newSide: Side) {
    let (old, new) = (oldSide.graph, newSide.graph)
    func change(_ entries: (GraphDocument) -> [(String, Location)]) -> Change {
      func relative(_ side: Side) -> [Entry] {
        entries(side.graph).map { Entry(name: $0, location: $1.relative(to: side.root)) }
      }
      let (before, after) = (relative(oldSide), relative(newSide))
      let (oldNames, newNames) = (Set(before.map(\.name)), Set(after.map(\.name)))
      return Change(
        added: after.filter { !oldNames.contains($0.name) },
        removed: before.filter { !newNames.contains($0.name) })
    }
    components = change { $0.components.map { ($0.id, $0.location) } }
    calls = change { graph in
      graph.edges.map { ("\($0.parent) creates \($0.child)", $0.location) }
        + graph.injections.map { ("\($0.component) wires \($0.call)", $0.location) }
        + graph.gatherings.map { ("\($0.component) gathers \($0.type)", $0.location) }
    }
    requirements = change { graph in
      graph.components.flatMap { component in
        component.requirements.map {
          ("\(component.id).\($0.name): \($0.type)", $0.location ?? component.location)
        }
      }
        // A parameter that is not wired is passed.
        + graph.injections.flatMap { service in
          service.wiring.map {
            ("\(service.service).\($0.name): \($0.type) in \(service.component)", service.location)
          }
        }
    }
    let (oldLacking, newLacking) = (old.lacking, new.lacking)
    let (oldUses, newUses) = (old.creations.flatMap(\.uses), new.creations.flatMap(\.uses))
    let before = Dictionary(grouping: oldUses, by: \.key)
    let after = Dictionary(grouping: newUses, by: \.key)
    for (key, uses) in after.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      // A component may create a service in several ways.
      let now = Set(uses.flatMap { $0.sources(newLacking) }).sorted()
      let was = before[key].map { Set($0.flatMap { $0.sources(oldLacking) }).sorted() }
      guard let was, was != now else { continue }
      providers.append(
        ChangedProvider(
          requirement: key[0], type: uses[0].type, parent: uses[0].parent, old: was, new: now,
          location: uses[0].place.relative(to: newSide.root)))
    }
    let gathered = Dictionary(grouping: old.gatherings) { [$0.component, $0.type] }
    for after in new.gatherings {
      guard let members = gathered[[after.component, after.type]]?[0].members,
        members != after.members
      else { continue }
      let (oldMembers, newMembers) = (Set(members), Set(after.members))
      collections.append(
        ChangedCollection(
          component: after.component, type: after.type,
          added: after.members.filter { !oldMembers.contains($0) },
          removed: members.filter { !newMembers.contains($0) },
          location: after.location.relative(to: newSide.root)))
    }
  }
}

extension GraphDocument.Use {
  /// What provides it.
  fileprivate func sources(_ lacking: [String: Set<String>]) -> [String] {
    let known = (wired?.providers ?? []).map { $0.title(isLong: true) }
    return known.isEmpty ? [isAmong(lacking) ? "nothing" : "its default"] : known
  }

  /// What identifies the use in both graphs.
  fileprivate var key: [String] { ["\(user).\(name)", type, parent] }
}

// MARK: Text

extension GraphDiff {
  /// The sections with their rows, as text in columns.
  var text: String {
    var page = TextPage()
    for (title, rows) in sections {
      page.add(title, rows.map { $0.cells + [$0.place.description] })
    }
    return page.text
  }

  /// The same for a pull request.
  var markdown: String {
    var text = "## Wiring changes\n"
    for (title, rows) in sections where !rows.isEmpty {
      text += "\n### \(title)\n\n"
      for row in rows {
        let cells = row.cells.map { "`\($0.replacingOccurrences(of: "`", with: "'"))`" }
        text += "- \(cells.joined(separator: " ")) (\(row.place.file):\(row.place.line))\n"
      }
    }
    return text
  }

  private typealias Row = (cells: [String], place: Location)

  private var sections: [(String, [Row])] {
    func list(_ names: [String]) -> String { names.joined(separator: ", ") }
    func rows(_ entries: [Entry]) -> [Row] { entries.map { ([$0.name], $0.location) } }
    let changed: [Row] = providers.map {
      let way = "in \($0.parent):"
      return (["\($0.requirement)", way, "\(list($0.old)) → \(list($0.new))"], $0.location)
    }
    let gathered: [Row] = collections.map { change in
      let names = change.added.map { "+\($0)" } + change.removed.map { "-\($0)" }
      let members = names.isEmpty ? "different order" : list(names)
      return (["\(change.type) of \(change.component):", members], change.location)
    }
    let changes = [("Components", components), ("Calls", calls), ("Requirements", requirements)]
    return [("Different provider", changed), ("Different members of a collection", gathered)]
      + changes.flatMap { what, change in
        [("\(what) added", rows(change.added)), ("\(what) removed", rows(change.removed))]
      }
  }
}
