import BobbinSyntax

/// A class and its subclass below one parent, or wired by one component.
///
/// Both need an initializer `init(parent:)` for that parent, but Swift lets no extension override
/// one. So that of the superclass gets further parameters, one for each subclass with its own
/// initializer:
/// `init(parent: RootComponent, _: Never...)`. No argument can be passed for them. A subclass has
/// both initializers, and Swift prefers the one that leaves fewer parameters empty, which is its
/// own.
extension Generator {
  /// How many levels of subclasses have an initializer of their own with these labels, instead of
  /// inheriting the edge's; linear in the edges to subclasses of its child.
  func overridingInitializers(of edge: Edge, labels: [String]) -> Int {
    let depths = (overridingInitializers[program[edge.child].type] ?? []).filter {
      program.line(of: edge.parent).contains($0.parent) && $0.labels.contains(labels)
    }
    return Set(depths.map(\.depth)).count
  }

  /// Parameters for which no argument exists, one for each class with an initializer of its own.
  func emptyParameters(_ overriding: Int) -> [String] {
    (0..<overriding).map { $0 == 0 ? "_: Never..." : "_\($0): Never..." }
  }

  /// The initializers that are generated for an edge to a subclass, and how far below that it is.
  struct OverridingInitializer {
    let parent: ComponentID
    let labels: [[String]]
    let depth: Int
  }

  /// The module's edges to subclasses of each class.
  static func overridingInitializers(
    _ program: Program, in module: String
  ) -> [TypeID: [OverridingInitializer]] {
    var result: [TypeID: [OverridingInitializer]] = [:]
    for edge in program.allEdges where edge.module == module {
      let classes = program.table.classes(from: program[edge.child].type)
      guard classes.count > 1 else { continue }
      let labels =
        edge.injection.map { [$0.labels] }
        ?? edge.calls.flatMap { program[edge.child].initializers(for: $0, in: module) }
        .map { $0.parameters.map(\.label) }
      for (depth, type) in classes.enumerated().dropFirst() {
        result[type, default: []].append(
          OverridingInitializer(parent: edge.parent, labels: labels, depth: depth))
      }
    }
    return result
  }
}
