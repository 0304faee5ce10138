import BobbinCompiler
import BobbinSyntax
import BobbinTestSupport

/// A program made up at random: components in modules, what they need, provide and create.
struct RandomProgram: CustomStringConvertible {
  struct Value: Hashable {
    var name: String
    var type: String
    /// A private member is near, but serves nobody.
    var isPrivate = false
  }

  struct Node {
    var module: Int
    var isRoot: Bool
    var requirements: [Value]
    var provisions: [Value]
    /// Indices of components of the same or a lower module, itself perhaps included.
    var children: [Int]
    /// What a service needs that the component wires.
    var injected: [Value] = []
  }

  /// Components in order of module.
  var nodes: [Node] = []

  /// For each type the types that serve it, as plainly as it can be said.
  static let servedBy: [String: Set<String>] = [
    "Int": ["Int"],
    "String": ["String"],
    "Int?": ["Int?", "Int"],
    "any P": ["any P", "A", "B"],
    "A": ["A", "B"],
    "B": ["B"],
  ]

  init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let moduleCount = Int.random(in: 1...3, using: &random)
    // Few names and many provisions make valid programs, the other way round invalid ones.
    let names = ["a", "b", "c"].prefix(Int.random(in: 1...3, using: &random))
    let generosity = Int.random(in: 1...4, using: &random)
    for module in 0..<moduleCount {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let isRoot = module == moduleCount - 1 && Int.random(in: 0..<3, using: &random) == 0
        nodes.append(
          Node(
            module: module, isRoot: isRoot,
            requirements: isRoot ? [] : Self.values(names, of: 2, &random),
            provisions: Self.values(names, of: generosity, &random), children: []))
      }
    }
    nodes.append(
      Node(
        module: moduleCount - 1, isRoot: true, requirements: [],
        provisions: Self.values(names, of: 5, &random), children: []))
    for index in nodes.indices {
      let possible = nodes.indices.filter {
        nodes[$0].module <= nodes[index].module && !nodes[$0].isRoot
      }
      nodes[index].children = possible.filter { _ in
        Int.random(in: 0..<5, using: &random) < 2
      }
    }
    for index in nodes.indices {
      nodes[index].injected = Self.values(names, of: 1, &random)
        .map { Value(name: $0.name, type: $0.type) }
    }
  }

  private static func values(
    _ names: some Collection<String>, of share: Int, _ random: inout SeededRandom
  ) -> [Value] {
    var result: [Value] = []
    for name in names where Int.random(in: 0..<5, using: &random) < share {
      let type = servedBy.keys.sorted().randomElement(using: &random) ?? "Int"
      let isPrivate = Int.random(in: 0..<8, using: &random) == 0
      result.append(Value(name: name, type: type, isPrivate: isPrivate))
    }
    return result
  }

  // MARK: As Swift

  func name(_ index: Int) -> String { "C\(index)Component" }

  private func service(_ index: Int) -> String {
    let needs = nodes[index].injected.map { "  let \($0.name): \($0.type)\n" }
    return needs.isEmpty ? "" : "struct S\(index) {\n\(needs.joined())}\n"
  }

  /// The sources, by module, the lowest first.
  var sources: [(module: String, text: String)] {
    let base = "public protocol P {}\nopen class A: P {}\npublic final class B: A {}\n"
    let count = (nodes.map(\.module).max() ?? 0) + 1
    return [("Base", base)]
      + (0..<count).map { module in
        let imports = ["Base", "Bobbin"] + (0..<module).map { "M\($0)" }
        let types = nodes.indices.filter { nodes[$0].module == module }.map(text)
        return ("M\(module)", (imports.map { "import \($0)" } + types).joined(separator: "\n"))
      }
  }

  private func text(_ index: Int) -> String {
    let node = nodes[index]
    let requirements = node.requirements.map { "  var \($0.name): \($0.type) { get }\n" }
    let provisions = node.provisions.map { value in
      "  \(value.isPrivate ? "private " : "")var \(value.name): \(value.type) { fatalError() }\n"
    }
    let children = node.children.map { child in
      "  var child\(child): \(name(child)) { \(name(child))(parent: self) }\n"
    }
    let service = "  var service\(index): S\(index) { S\(index)(injecting: self) }\n"
    let superclass = node.isRoot ? "BootstrapComponent" : "Component<any D\(index)>"
    return (node.isRoot ? "" : "public protocol D\(index): Dependency {\n")
      + (node.isRoot ? "" : requirements.joined() + "}\n")
      + "public final class \(name(index)): \(superclass) {\n"
      + (provisions + children).joined() + (node.injected.isEmpty ? "" : service) + "}\n"
      + self.service(index)
  }

  var description: String { sources.map { "// \($0.module)\n\($0.text)" }.joined(separator: "\n") }

  /// The modules, of which the highest has stubs of all components.
  var modules: [Module] {
    let names = Set(sources.map(\.module))
    return sources.map { module, text in
      let file = Parser.parse(Source(path: "\(module).swift", text: text))
      return Module(
        name: module, dependencies: names.intersection(file.imports.map(\.module)).sorted(),
        files: [file], wantsStubs: module == sources.last?.module)
    }
  }

  // MARK: Resolved by walking

  /// All ways down from the roots, round circles too, up to a length.
  var paths: [[Int]] {
    var result: [[Int]] = []
    var waiting = nodes.indices.filter { nodes[$0].isRoot }.map { [$0] }
    while let path = waiting.popLast() {
      result.append(path)
      guard path.count < 7, let last = path.last else { continue }
      waiting += nodes[last].children.map { path + [$0] }
    }
    return result
  }

  /// Who provides a value to the last component of a path: the nearest of those above it.
  ///
  /// What one of them declares itself it hands on as it gets it.
  func provider(of value: Value, at path: [Int]) -> Int? {
    var wanted = value
    for index in path.dropLast().reversed() {
      func serves(_ other: Value) -> Bool {
        other.name == wanted.name && Self.servedBy[wanted.type]?.contains(other.type) == true
      }
      if nodes[index].provisions.contains(where: { !$0.isPrivate && serves($0) }) { return index }
      if let declared = nodes[index].requirements.first(where: serves) { wanted = declared }
    }
    return nil
  }
}
