package import BobbinSyntax

/// An element of a gathering, and the path to it.
package struct GatheredElement {
  /// The properties that hold the children on the path.
  package var path: [Member]
  package var member: Member
  /// It is read through the component's dependency.
  package var isOfDependency: Bool
  /// The conditions under which it exists: those of the path and its own.
  package var conditions: Condition
  /// What the gathering module cannot see, on the path to it or at its end.
  var hiddenBy: Provision?

  /// What is read on the way, and at its end.
  var members: [Member] { path + [member] }

  /// Its name with the path: `network.startupTask`.
  package var name: String { members.map(\.name).joined(separator: ".") }
}

/// Finds the elements of a gathering.
///
/// Members with exactly the element's type belong to it; a conformance is not enough. So declaring
/// a member with that type adds it, and making it `private` leaves it out. In this order:
///
/// 1. the component's own properties, in order of declaration: of the class, of its extensions by
///    file and place, of its superclasses;
/// 2. the properties of its dependency protocol and of its extensions, which are in its scope too,
///    unless one of its own has the name and type;
/// 3. for each property that holds a child component, in the same order, what that child has itself
///    and what its children have.
///
/// A property whose value is made from the collection, such as a facade, is not in it. Functions take
/// part only when they are called, so neither they nor the children that they create are gathered.
/// The module cannot know the members of farther ancestors, unless the dependency protocol declares
/// them. A component that is on the path already is not entered again.
struct Gatherer {
  private let program: Program
  private var gathering: Gathering
  /// The components that reach a match; others need not be walked.
  private var reachesMatch: Set<ComponentID> = []
  private let edges: [ComponentID: [Edge]]
  /// How many more components may be entered: cycles make the number of paths exponential.
  private var stepsLeft = 10_000

  /// Finds everything, in time linear in the components that are entered.
  static func gather(_ gathering: Gathering, in program: Program) -> Gathering {
    var gatherer = Gatherer(
      program: program, gathering: gathering,
      edges: Dictionary(grouping: program.edges, by: \.parent))
    gatherer.findReachingMatch()
    gatherer.visit([gathering.component], through: [])
    gatherer.gathering.isEndless = gatherer.stepsLeft <= 0
    if gatherer.gathering.isEndless { gatherer.gathering.elements = [] }
    return gatherer.gathering
  }

  /// Visits the last component of a path, reached through some properties.
  private mutating func visit(_ way: [ComponentID], through path: [Provision]) {
    stepsLeft -= 1
    guard stepsLeft > 0, let id = way.last else { return }
    var known: [String: [Condition]] = [:]
    for provision in program[id].provisions where isWanted(provision) {
      guard known.isFirst(provision.member), isOffered(provision),
        !gathering.calls.contains(where: provision.isMade)
      else { continue }
      add(provision.member, through: path, hiddenBy: (path + [provision]).first(where: isHidden))
    }
    if path.isEmpty {
      let additions = program[id].additions.filter { !isHidden($0) && isOffered($0) }
      for member in program[id].requirements.map(\.member) + additions.map(\.member)
      where isWanted(member) && known.isFirst(member) {
        add(member, isOfDependency: true)
      }
    }
    for (provision, child) in children(of: id)
    where reachesMatch.contains(child) && !way.contains(child) {
      visit(way + [child], through: path + [provision])
    }
  }

  private mutating func add(
    _ member: Member, through path: [Provision] = [], isOfDependency: Bool = false,
    hiddenBy: Provision? = nil
  ) {
    let path = path.map(\.member)
    let conditions = (path + [member]).reduce(gathering.conditions) { $0.adding($1.conditions) }
    gathering.elements.append(
      GatheredElement(
        path: path, member: member, isOfDependency: isOfDependency,
        conditions: conditions.removing(gathering.conditions), hiddenBy: hiddenBy))
  }

  /// Whether a member is a property of exactly the type that is gathered.
  private func isWanted(_ member: Member) -> Bool {
    !member.isFunction && member.result?.canonical == gathering.element.canonical
  }

  private func isWanted(_ provision: Provision) -> Bool {
    !provision.isStatic && isWanted(provision.member)
  }

  /// Whether a property may have that type: its type is not certain, for example because of a
  /// wrapper or inferred generic arguments, and its value names no other one.
  private func mayBeWanted(_ provision: Provision) -> Bool {
    guard provision.member.isUntyped, isOffered(provision), !isHidden(provision),
      knowsElement(provision.module), !gathering.calls.contains(where: provision.isMade)
    else { return false }
    let properties = program.table.whole(provision.part).properties
    let property = properties.first { $0.location == provision.member.location }
    guard case .named(let names)? = property?.type?.unwrapped,
      case .named(let wanted) = gathering.element.canonical
    else { return property?.type == nil }
    return names.last?.text == wanted.last?.text
  }

  private func knowsElement(_ module: String) -> Bool {
    gathering.element.canonical.modules.filter(program.table.contains)
      .allSatisfy { program.table.isVisible($0, from: module) }
  }

  /// Whether a member can be gathered, provided that the gathering module has access to it.
  private func isOffered(_ provision: Provision) -> Bool {
    provision.hidden(from: gathering.module, program.table) == nil
  }

  private func isHidden(_ provision: Provision) -> Bool {
    provision.access < program.table.leastAccess(in: provision.module, for: gathering.module)
  }

  private func children(of id: ComponentID) -> [(Provision, ComponentID)] {
    // A component creates what its superclasses create, too.
    let line = program.lineage(of: id)
    let edges = line.flatMap { self.edges[$0] ?? [] }
    let created = Set(edges.map(\.child))
    var known: [String: [Condition]] = [:]
    return program[id].provisions.compactMap { provision in
      guard isOffered(provision), case .property(let type?, _) = provision.member.kind,
        let child = program.component(program.table.type(of: type.canonical)),
        created.contains(child)
          // A component of its own superclass is on the path already.
          || !line.contains(child) && edges.contains(where: { creates(provision, child, by: $0) }),
        known.isFirst(provision.member)
      else { return nil }
      return (provision, child)
    }
  }

  /// Whether a property makes the child of an edge, which inherits from the property's type.
  private func creates(_ provision: Provision, _ type: ComponentID, by edge: Edge) -> Bool {
    program.lineage(of: edge.child).contains(type) && edge.calls.contains(where: provision.isMade)
  }

  private mutating func findReachingMatch() {
    var parents: [ComponentID: [ComponentID]] = [:]
    let all = reachable(from: [gathering.component]) { id in
      let children = children(of: id).map(\.1)
      for child in children { parents[child, default: []].append(id) }
      return children
    }
    gathering.unknown = all.flatMap { program[$0].provisions.filter(mayBeWanted) }
    let matching = all.filter { program[$0].provisions.contains(where: isWanted) }
    reachesMatch = Set(reachable(from: matching) { parents[$0] ?? [] })
  }
}

extension [String: [Condition]] {
  /// Records a member, and returns whether no earlier one hides it, such as one of a subclass.
  fileprivate mutating func isFirst(_ member: Member) -> Bool {
    defer { self[member.name, default: []].append(member.conditions) }
    return !self[member.name, default: []].contains { $0.holds(wherever: member.conditions) }
  }
}
