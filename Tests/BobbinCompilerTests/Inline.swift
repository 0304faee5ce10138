import BobbinCompiler
import BobbinSyntax

/// Reads modules whose source is in a test.
///
/// - Parameters:
///   - sources: For each module its source; it may import the others. `Bobbin` is imported by all
///     of them, on their first line.
///   - tests: The module that is treated as a test target.
/// - Returns: The modules, each with those it imports as dependencies.
func modules(
  _ sources: KeyValuePairs<String, String>, stubsFor tests: String? = nil
) -> [Module] {
  parsed(sources.map { ($0.key, $0.value) }, stubsFor: tests)
}

/// Does the same for sources in an array.
func parsed(
  _ sources: [(name: String, text: String)], stubsFor tests: String? = nil
) -> [Module] {
  let names = Set(sources.map(\.name))
  return sources.map { name, text in
    let source = Source(path: "\(name).swift", text: "import Bobbin; \(text)")
    let file = Parser.parse(source)
    return Module(
      name: name, dependencies: names.intersection(file.imports.map(\.module)).sorted(),
      files: [file], wantsStubs: name == tests)
  }
}

/// A module of files `Name/0.swift`, `Name/1.swift` …, which import Bobbin only where they say so.
func module(_ name: String, _ texts: [String], below: String...) -> Module {
  Module(
    name: name, dependencies: below,
    files: texts.enumerated().map {
      Parser.parse(Source(path: "\(name)/\($0).swift", text: $1))
    }, defaultIsolation: .nonisolated)
}

/// Compiles one module named `App`.
func compile(_ text: String) -> Compilation { compile(modules(["App": text])) }

/// A module whose `Root` creates a `Leaf`, which depends on `D`, or a `Middle` that creates it.
///
/// - Parameters:
///   - needs: The members of the protocol.
///   - leaf: The members of the leaf.
///   - middle: The other members of the component between them, if there is one.
///   - root: The other members of the root.
///   - types: What else there is.
/// - Returns: The source.
func leafAndRoot(
  needs: String, leaf: String = "", middle: String? = nil, root: String = "",
  with types: String = ""
) -> String {
  func creator(_ head: String, _ child: String, _ members: String) -> String {
    let property = "var \(child.lowercased()): \(child) { \(child)(parent: self) }"
    return "final class \(head) {\n\(property)\n\(members)\n}\n"
  }
  let between = middle.map { creator("Middle: Component<any EmptyDependency>", "Leaf", $0) }
  return """
    \(types)
    protocol D: Dependency { \(needs) }
    final class Leaf: Component<any D> { \(leaf) }
    \(between ?? "")
    \(creator("Root: BootstrapComponent", middle == nil ? "Leaf" : "Middle", root))
    """
}

/// Compiles modules without warnings about unused code, because tests contain much of it.
func compile(_ modules: [Module]) -> Compilation { Compilation(modules, subjects: []) }

/// A program of which everything is read.
struct Whole {
  /// A module as it is built, with those below it.
  struct Part {
    var name: String
    var modules: [Module]
    var compilation: Compilation
  }

  var modules: [Module]
  var compilation: Compilation
  /// One for each module.
  var parts: [Part]

  init(_ modules: [Module]) {
    self.modules = modules
    compilation = Compilation(modules)
    parts = modules.map { module in
      var names: Set = [module.name]
      var waiting = [module.name]
      while let name = waiting.popLast() {
        for module in modules where module.name == name {
          waiting += module.dependencies.filter { names.insert($0).inserted }
        }
      }
      let below = modules.filter { names.contains($0.name) }
      return Part(
        name: module.name, modules: below,
        compilation: Compilation(below, subjects: [module.name]))
    }
  }
}

extension Compilation {
  var program: Program { resolved.program }

  var messages: [String] { diagnostics.map(\.message) }

  /// What is generated for modules, by their names, which may occur twice.
  func texts(of modules: [Module]) -> [String: String] {
    Dictionary(
      modules.map { ($0.name, generatedFile(for: $0.name).text) }, uniquingKeysWith: { $1 })
  }

  /// The component with this name.
  func component(_ name: String) -> Component? {
    program.components.first { program.nominal($0.id).name == name }
  }

  /// The edges as `Parent → Child`.
  var edges: [String] {
    program.edges.map { edge in
      "\(program.nominal(edge.parent).name) → \(program.nominal(edge.child).name)"
    }
  }
}
