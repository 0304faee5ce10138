package import BobbinCompiler
package import BobbinSyntax

/// The graph as data for other programs, version 1.
///
/// The article `GraphFormat.md` describes each field; a change that breaks a reader gets another
/// version number. Fields that are added later are optional, so that older documents can be
/// compared.
package struct GraphDocument: Codable, Sendable {
  /// A requirement of a component's own dependency protocol, or a member that may serve one.
  package struct Item: Codable, Sendable {
    package var name: String
    package var type: String
    package var location: Location?

    init(_ member: Member) {
      name = member.fullName
      type = member.typeDescription
      location = member.location
    }
  }

  /// A requirement that a component forwards.
  package struct InheritedRequirement: Codable, Sendable {
    package var name: String
    package var type: String
    package var neededBy: [String]
  }

  package struct Node: Codable, Sendable {
    package var id: String
    package var name: String
    package var module: String
    package var location: Location
    package var root: Bool
    package var requirements: [Item]
    package var inherited: [InheritedRequirement]
    package var provisions: [Item]
  }

  /// How one requirement is served at an edge.
  package struct WiredRequirement: Codable, Sendable {
    package var name: String
    package var type: String
    /// `parent`, `dependency`, `inherited` or `default`.
    package var source: String
    /// The members that finally provide it; several if paths to the roots lead to different ones.
    package var providers: [Provider]
  }

  /// A member of a component that serves a requirement below it.
  package struct Provider: Codable, Hashable, Comparable, Sendable {
    package var component: String
    /// `nil` where the component is built by hand, from an object that has what it needs.
    package var member: String?
    package var location: Location?

    package static func < (left: Provider, right: Provider) -> Bool {
      (left.component, left.member ?? "", left.location?.description ?? "")
        < (right.component, right.member ?? "", right.location?.description ?? "")
    }
  }

  /// A parent that creates a child.
  package struct Link: Codable, Sendable {
    package var parent: String
    package var child: String
    package var location: Location
    package var wiring: [WiredRequirement]
  }

  /// A collection that is filled from a component's scope.
  package struct Collection: Codable, Sendable {
    package var component: String
    package var type: String
    package var location: Location
    /// Its elements, in order; those of a child with the path to it in front.
    package var members: [String]
  }

  /// A service that a component wires.
  package struct Injected: Codable, Sendable {
    package var component: String
    package var service: String
    package var labels: [String]
    package var location: Location
    package var wiring: [WiredRequirement]
  }

  /// A class that tests build components from.
  package struct Stub: Codable, Sendable {
    package var name: String
    package var module: String
    package var components: [String]
  }

  package struct Remark: Codable, Sendable {
    package struct Note: Codable, Sendable {
      package var message: String
      package var location: Location?
    }

    package var severity: String
    package var group: String
    package var message: String
    package var location: Location
    package var notes: [Note]

    package init(_ diagnostic: Diagnostic) {
      severity = diagnostic.severity.rawValue
      group = diagnostic.group.rawValue
      message = diagnostic.message
      location = diagnostic.location
      notes = diagnostic.notes.map { Note(message: $0.message, location: $0.location) }
    }
  }

  package static let currentVersion = 1

  package var version = currentVersion
  package var components: [Node]
  package var edges: [Link]
  package var gatherings: [Collection]
  package var injections: [Injected]
  package var diagnostics: [Remark]
  package var stubs: [Stub]
}

extension GraphDocument {
  /// Describes what was compiled, components by name and edges by the names of parent and child.
  package init(_ compilation: Compilation) {
    let graph = compilation.resolved
    let program = graph.program
    let children = Set(program.edges.map(\.child))
    let names = program.nodes.map { program.uniqueName(of: $0.id) }
    func name(_ id: ComponentID) -> String { names[id.index] }
    let providers = Providers(graph)
    // A class with an open dependency exists to be inherited from, unless it is used otherwise.
    let used = children.union(graph.wirings.map(\.edge.parent))
      .union(program.gatherings.map(\.component))
    let shown = program.components.filter { $0.openParameter == nil || used.contains($0.id) }
    components = shown.map { component in
      Node(
        id: name(component.id), name: program.nominal(component.id).name,
        module: component.module, location: component.location,
        root: component.openParameter == nil && !children.contains(component.id),
        requirements: component.requirements.map { Item($0.member) },
        inherited: graph.forwarded(by: component.id).map { need in
          InheritedRequirement(
            name: need.member.fullName, type: need.member.typeDescription,
            neededBy: Set(providers.declarers(of: need.key, below: component.id).map(name)).sorted()
          )
        },
        provisions: component.provisions.filter { !$0.isStatic }.map { Item($0.member) })
    }.sorted { $0.id < $1.id }
    edges = []
    injections = []
    for wiring in graph.wirings {
      let (parent, child) = (name(wiring.edge.parent), name(wiring.edge.child))
      let location = wiring.edge.calls[0].location
      func wire(
        _ member: Member, _ origin: Binding.Origin, _ providers: [Provider] = []
      ) -> WiredRequirement {
        WiredRequirement(
          name: member.fullName, type: member.typeDescription, source: origin.rawValue,
          providers: providers)
      }
      let wires = wiring.bindings.filter { $0.source.origin != .missing }
        .map { wire($0.member, $0.source.origin, providers.of($0, in: wiring)) }
      if let injection = wiring.injection {
        injections.append(
          Injected(
            component: parent,
            service: "\(program[wiring.edge.child].module).\(injection.type.written)",
            labels: injection.labels, location: location,
            wiring: wires + injection.keptDefaults.map { wire($0, .default) }))
      } else {
        edges.append(Link(parent: parent, child: child, location: location, wiring: wires))
      }
    }
    edges.sort { ($0.parent, $0.child, $0.location) < ($1.parent, $1.child, $1.location) }
    injections.sort {
      ($0.component, $0.service, $0.location) < ($1.component, $1.service, $1.location)
    }
    gatherings = graph.gatherings.map { gathering in
      // A member may be declared in several branches of an `#if`.
      var seen: Set<String> = []
      return Collection(
        component: name(gathering.component), type: gathering.typeDescription,
        location: gathering.calls[0].location,
        members: gathering.gathered.map(\.name).filter { seen.insert($0).inserted })
    }.sorted { ($0.component, $0.type, $0.location) < ($1.component, $1.type, $1.location) }
    diagnostics = compilation.diagnostics.map(Remark.init)
    stubs = program.table.modules.filter(\.wantsStubs).flatMap { module in
      compilation.generatedFile(for: module.name).stubs.map { stub in
        Stub(name: stub.name, module: module.name, components: stub.components.map(name).sorted())
      }
    }
  }
}
