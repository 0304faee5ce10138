package import BobbinCompiler
import BobbinSyntax

/// The graph as data for other programs, version 1.
///
/// The article `GraphFormat.md` describes each field; a change that breaks a reader gets another
/// version number. Fields that were added later are optional, so that older documents can be
/// compared.
package struct GraphDocument: Codable, Sendable {
  package struct Place: Codable, Hashable, Sendable {
    package var file: String
    package var line: Int
    package var column: Int

    init(_ location: Location) {
      file = location.file
      line = location.line
      column = location.column
    }
  }

  /// A requirement of a component's own dependency protocol, or a member that may serve one.
  package struct Item: Codable, Sendable {
    package var name: String
    package var type: String
    package var location: Place?

    init(_ member: Member) {
      name = member.fullName
      type = member.typeDescription
      location = Place(member.location)
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
    package var location: Place
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
    /// The members at the end, one for each way to the root on which another one serves it.
    package var providers: [Provider]?
  }

  /// A member of a component that serves a requirement below it.
  package struct Provider: Codable, Hashable, Sendable {
    package var component: String
    /// `nil` where the component is built by hand, from an object that has what it needs.
    package var member: String?
    package var location: Place?
  }

  /// A parent that creates a child.
  package struct Link: Codable, Sendable {
    package var parent: String
    package var child: String
    package var location: Place
    package var wiring: [WiredRequirement]
  }

  /// A collection that is filled from a component's scope.
  package struct Collection: Codable, Sendable {
    package var component: String
    package var type: String
    package var location: Place
    /// Its elements, in order; those of a child with the path to it in front.
    package var members: [String]
  }

  /// A service that a component wires.
  package struct Injected: Codable, Sendable {
    package var component: String
    package var service: String
    package var labels: [String]
    package var location: Place
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
      package var location: Place?
    }

    package var severity: String
    package var group: String
    package var message: String
    package var location: Place
    package var notes: [Note]

    package init(_ diagnostic: Diagnostic) {
      severity = diagnostic.severity.rawValue
      group = diagnostic.group.rawValue
      message = diagnostic.message
      location = Place(diagnostic.location)
      notes = diagnostic.notes.map {
        Note(message: $0.message, location: $0.location.map(Place.init))
      }
    }
  }

  package static let currentVersion = 1

  package var version = currentVersion
  package var components: [Node]
  package var edges: [Link]
  package var gatherings: [Collection]
  package var injections: [Injected]
  package var diagnostics: [Remark]
  package var stubs: [Stub]?
}

extension Compilation {
  /// The graph as data, components by name and edges by the names of parent and child.
  package var graph: GraphDocument {
    let program = resolved.program
    let children = Set(program.edges.map(\.child))
    func name(_ id: ComponentID) -> String { program[id].name(in: program) }
    let nodes = program.components.filter { $0.openParameter == nil }.map { component in
      GraphDocument.Node(
        id: name(component.id), name: program.nominal(component.id).qualifiedName,
        module: component.module, location: GraphDocument.Place(component.location),
        root: !children.contains(component.id),
        requirements: component.requirements.map { GraphDocument.Item($0.member) },
        inherited: resolved.inherited(by: component.id).map { need in
          GraphDocument.InheritedRequirement(
            name: need.member.fullName, type: need.member.typeDescription,
            neededBy: resolved.declarers(of: need.key, from: component.id).map(name).sorted())
        },
        provisions: component.provisions.filter { !$0.isStatic }.map {
          GraphDocument.Item($0.member)
        })
    }
    var links: [GraphDocument.Link] = []
    var injections: [GraphDocument.Injected] = []
    var providers = Providers(resolved)
    for wiring in resolved.wirings {
      let (parent, child) = (name(wiring.edge.parent), name(wiring.edge.child))
      let location = GraphDocument.Place(wiring.edge.calls[0].location)
      let wires = wiring.bindings.filter { $0.source.origin != .missing }.map { binding in
        GraphDocument.WiredRequirement(
          name: binding.member.fullName, type: binding.member.typeDescription,
          source: binding.source.origin.rawValue,
          providers: providers.of(binding, in: wiring).map {
            GraphDocument.Provider($0, in: program)
          })
      }
      if let injection = wiring.injection {
        injections.append(
          GraphDocument.Injected(
            component: parent,
            service: "\(program[wiring.edge.child].module).\(injection.type.written)",
            labels: injection.parameters.map { $0?.label ?? "injecting" }, location: location,
            wiring: wires))
      } else {
        links.append(
          GraphDocument.Link(parent: parent, child: child, location: location, wiring: wires))
      }
    }
    let gatherings = program.gatherings.indices.map { index in
      let gathering = program.gatherings[index]
      return GraphDocument.Collection(
        component: name(gathering.component), type: gathering.typeDescription,
        location: GraphDocument.Place(gathering.calls[0].location),
        members: resolved.gathered(by: index).map(\.name))
    }
    return GraphDocument(
      components: nodes.sorted { $0.id < $1.id },
      edges: links.sorted {
        ($0.parent, $0.child, $0.location.file) < ($1.parent, $1.child, $1.location.file)
      },
      gatherings: gatherings.sorted {
        ($0.component, $0.type, $0.location.file) < ($1.component, $1.type, $1.location.file)
      },
      injections: injections.sorted {
        ($0.component, $0.service, $0.location.file, $0.location.line, $0.location.column)
          < ($1.component, $1.service, $1.location.file, $1.location.line, $1.location.column)
      },
      diagnostics: diagnostics.map(GraphDocument.Remark.init),
      stubs: program.table.modules.filter(\.wantsStubs).flatMap { module in
        generatedFile(for: module.name).stubs.map { stub in
          GraphDocument.Stub(
            name: stub.name, module: module.name, components: stub.components.map(name).sorted())
        }
      })
  }
}

extension GraphDocument.Provider {
  init(_ provider: Provider, in program: Program) {
    self.init(
      component: program[provider.component].name(in: program), member: provider.member?.fullName,
      location: provider.member.map { GraphDocument.Place($0.location) })
  }
}
