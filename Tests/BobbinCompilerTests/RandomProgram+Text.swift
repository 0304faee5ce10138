import BobbinCompiler
import BobbinSyntax
import BobbinTestSupport

extension RandomProgram: CustomStringConvertible {
  /// A declaration at the top level, and the file of its module in which it is.
  struct Piece {
    var module: String
    var file: Int
    var text: String
  }

  /// The module with the types that all programs use.
  static let base = """
    public protocol P { var tag: String { get } }
    open class A: P { public let tag: String; public init(_ tag: String) { self.tag = tag } }
    public final class B: A {}
    public struct Box<Value>: P {
      public let tag: String
      public init(_ tag: String) { self.tag = tag }
    }
    public enum Outer {
      public struct Inner: P {
        public let tag: String
        public init(_ tag: String) { self.tag = tag }
      }
    }
    public typealias Number = Int
    public typealias Same<Value> = Value
    public typealias Maybe<Value> = Value?
    public typealias Inside = Outer.Inner
    public func same<Value>(_ value: Value) -> Value { value }
    public func tag(_ value: Any?) -> String {
      switch value {
      case nil: "none"
      case let value as any P: value.tag
      case let value as [Int]: "\\(value[0])"
      case let value?: "\\(value)"
      }
    }

    """

  /// The ways to write a type.
  private static let spellings = [
    "Int": ["Int", "Swift.Int", "(Int)", "Number", "Same<Int>", "Base.Number"],
    "String": ["String", "Swift.String", "Same<String>"],
    "Int?": ["Int?", "Optional<Int>", "Number?", "Swift.Optional<Swift.Int>", "Maybe<Int>"],
    "[Int]": ["[Int]", "Array<Int>", "Swift.Array<Number>", "[ Int ]"],
    "any P": ["any P", "P", "any Base.P", "(any P)", "Same<any P>"],
    "A": ["A", "Base.A"],
    "A?": ["A?", "Optional<A>", "Maybe<Base.A>"],
    "B": ["B", "Base.B", "Same<B>"],
    "Box<Int>": ["Box<Int>", "Base.Box<Number>", "Box<Swift.Int>"],
    "Outer.Inner": ["Outer.Inner", "Base.Outer.Inner", "Inside"],
    "() -> Int": ["() -> Int", "(() -> Int)", "() -> Number", "Same<() -> Swift.Int>"],
    "(Int) -> String": ["(Int) -> String", "(_ id: Int) -> String", "((Number) -> (String))"],
  ]

  /// One of the ways to write a type, always the same at the same place.
  private func spelled(_ type: String, _ place: Int) -> String {
    let all = Self.spellings[type] ?? [type]
    return all[(place &* 7 &+ Int(seed)) % all.count]
  }

  /// A value of a type that shows which component provides it.
  private func value(_ type: String, from index: Int) -> String {
    switch type {
    case "Int", "Int?": "\(index)"
    case "String": "\"\(index)\""
    case "[Int]": "[\(index)]"
    case "any P", "A?": "A(\"\(index)\")"
    case "() -> Int": "{ \(index) }"
    case "(Int) -> String": "{ _ in \"\(index)\" }"
    default: "\(type)(\"\(index)\")"
    }
  }

  // MARK: Names

  func shortName(_ index: Int) -> String {
    nodes[index].isNamesake ? "S\(seed)SameComponent" : "S\(seed)C\(index)Component"
  }

  /// The name as it is known within its module: `S3N4.S3C4Component`.
  func name(_ index: Int) -> String {
    (nodes[index].isNested ? "S\(seed)N\(index)." : "") + shortName(index)
  }

  func baseName(_ index: Int) -> String { "S\(seed)B\(index)Component" }

  func serviceName(_ index: Int) -> String { "S\(seed)V\(index)" }

  private func name(_ index: Int, seenFrom other: Int) -> String {
    let isForeign = nodes[index].module != nodes[other].module
    return (isForeign ? "M\(nodes[index].module)." : "") + name(index)
  }

  private func part(_ index: Int) -> String { "S\(seed)D\(index)Part" }

  /// What is after `any` in the component's superclass.
  private func dependency(_ index: Int) -> String {
    switch nodes[index].shape {
    case .plain, .inherited: "S\(seed)D\(index)"
    case .composed: "S\(seed)D\(index) & \(part(index))"
    case .alias: "S\(seed)D\(index)All"
    }
  }

  // MARK: Pieces

  /// All declarations; those of far extensions are in a second file.
  var pieces: [Piece] {
    nodes.indices.flatMap { index in
      func piece(_ text: String, file: Int = 0) -> Piece? {
        text.isEmpty ? nil : Piece(module: "M\(nodes[index].module)", file: file, text: text)
      }
      return
        (protocols(index).map { piece($0) }
        + [
          piece(service(index)), piece(superclass(index)), piece(component(index)),
          piece(members(of: index, at: .nearExtension)),
          piece(members(of: index, at: .farExtension), file: 1),
          piece(members(of: index, at: .protocolExtension), file: 1),
        ]).compactMap(\.self)
    } + [runner]
  }

  private func protocols(_ index: Int) -> [String] {
    let node = nodes[index]
    guard !node.isRoot else { return [] }
    let half = node.shape == .plain ? 0 : (node.needs.count + 1) / 2
    func text(_ name: String, _ inherited: [String], _ needs: some Collection<Requirement>)
      -> String
    {
      let list = inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", ")
      let defaults = needs.filter(\.hasNilDefault).map {
        "public extension \(name) { var \($0.name): \(spelled($0.type, index + 1)) { nil } }\n"
      }
      let members = needs.map { requirement($0, index) }.joined()
      return "public protocol \(name)\(list) {\n\(members)}\n" + defaults.joined()
    }
    let name = "S\(seed)D\(index)"
    var inherited = ["Dependency"]
    if let inheritedFrom = node.inheritedFrom { inherited.append("S\(seed)D\(inheritedFrom)") }
    if node.shape == .inherited { inherited.append(part(index)) }
    var result = [text(name, inherited, node.needs.dropFirst(half))]
    if let inheritedFrom = node.inheritedFrom, nodes[inheritedFrom].shape != .plain,
      nodes[inheritedFrom].shape != .inherited
    {
      // Of a composition this is the other half.
      inherited.append(part(inheritedFrom))
      result = [text(name, inherited, node.needs.dropFirst(half))]
    }
    if node.shape != .plain { result.append(text(part(index), [], node.needs.prefix(half))) }
    if node.shape == .alias {
      result.append("public typealias \(name)All = \(name) & \(part(index))\n")
    }
    return result
  }

  private func requirement(_ need: Requirement, _ place: Int) -> String {
    let type = spelled(need.type, place)
    let text: String
    switch need.kind {
    case .property:
      let setter = need.isSettable ? " nonmutating set" : ""
      text = "  var \(need.name): \(type) { get\(need.effects.text)\(setter) }\n"
    case .function(let label, let parameter):
      let names = label == "_" ? "_ value" : label
      let passed = spelled(parameter, place + 1)
      text = "  func \(need.name)(\(names): \(passed))\(need.effects.text) -> \(type)\n"
    }
    return need.condition.around(text)
  }

  private func service(_ index: Int) -> String {
    let needs = nodes[index].injected.enumerated().map { position, need in
      "  let \(need.name): \(spelled(need.type, position + index))\n"
    }
    return needs.isEmpty ? "" : "struct \(serviceName(index)) {\n\(needs.joined())}\n"
  }

  /// The base class, or an alias of the runtime's.
  private func superclass(_ index: Int) -> String {
    let node = nodes[index]
    let runtime = node.isRoot ? "BootstrapComponent" : "Component<any \(dependency(index))>"
    let parameter = node.provisions.contains(where: \.isOfParameter)
    switch node.superclass {
    case .runtime: return ""
    case .alias: return "public typealias \(baseName(index)) = \(runtime)\n"
    case .base: return base(index, "", runtime)
    case .openBase: return base(index, "<Needs>", "Component<Needs>")
    case .genericBase:
      let maker = parameter ? "  func make() -> Value { fatalError() }\n" : ""
      return base(index, "<Value>", runtime, maker)
    }
  }

  private func base(
    _ index: Int, _ generics: String, _ superclass: String, _ members: String = ""
  ) -> String {
    "public class \(baseName(index))\(generics): \(superclass) {\n\(members)"
      + provisions(of: index, at: .base) + children(of: index, inBase: true) + "}\n"
  }

  private func component(_ index: Int) -> String {
    let node = nodes[index]
    let ofParameter = node.provisions.first(where: \.isOfParameter)
    let argument = ofParameter.map { spelled($0.type, index) } ?? "Bool"
    let needs = "any \(dependency(index))"
    let superclass =
      switch node.superclass {
      case .runtime: node.isRoot ? "BootstrapComponent" : "Component<\(needs)>"
      case .alias, .base: baseName(index)
      case .genericBase: "\(baseName(index))<\(argument)>"
      case .openBase: "\(baseName(index))<\(needs)>"
      }
    let maker = ofParameter.map {
      "  override func make() -> \(argument) { \(value($0.type, from: index)) }\n"
    }
    let extra =
      "  public init(dependency: \(needs), extra: Int) { super.init(dependency: dependency) }\n"
    let wiring = "\(serviceName(index))(injecting: self)"
    let service = "  var service\(index): \(serviceName(index)) { \(wiring) }\n"
    let text =
      "public final class \(shortName(index)): \(superclass) {\n" + (maker ?? "")
      + (node.hasExtra ? extra : "") + provisions(of: index, at: .body)
      + children(of: index, inBase: false) + (node.injected.isEmpty ? "" : service)
      + walk(index) + "}\n"
    return node.isNested ? "public enum S\(seed)N\(index) {\n\(text)}\n" : text
  }

  private func children(of index: Int, inBase: Bool) -> String {
    nodes[index].children.filter { $0.isInBase == inBase }.map { child in
      let type = name(child.index, seenFrom: index)
      let rest = (nodes[child.index].hasExtra ? ", extra: 1" : "") + ")"
      let arguments = "(parent: self" + rest
      let code =
        switch child.form {
        case 1: ".init" + arguments
        case 2: "\(type).init" + arguments
        case 4: "{ [made = \(type)\(arguments)] in made }()"
        case 5: "[\(type)\(arguments)].map { made in { made }() }[0]"
        case 6: "\(type)(parent: (self)\(rest)"
        case 7: "typealias Made = \(type); return Made\(arguments)"
        case 8: "let made: \(type) = .init\(arguments); return made"
        case 9: "switch \(type)\(arguments) { case let made: return made }"
        case 10: "let me = self; return (\(type))(parent: me\(rest)"
        case 11: "if let made = Optional(\(type)\(arguments)) { made } else { .init\(arguments) }"
        default: type + arguments
        }
      let head = child.form == 3 ? "func child\(child.index)() ->" : "var child\(child.index):"
      let text = "  \(head) \(type) { \(code) }\n"
      return child.condition.around(text)
    }.joined()
  }

  private func provisions(of index: Int, at place: Provision.Place) -> String {
    nodes[index].provisions.filter { $0.place == place }.enumerated().map { position, provision in
      text(provision, of: index, position + index * 3)
    }.joined()
  }

  private func members(of index: Int, at place: Provision.Place) -> String {
    let members = provisions(of: index, at: place)
    var type = name(index)
    if place == .protocolExtension {
      let isOfPart = nodes[index].shape != .plain && index % 2 == 0
      type = isOfPart ? part(index) : "S\(seed)D\(index)"
    }
    return members.isEmpty ? "" : "extension \(type) {\n\(members)}\n"
  }

  private func text(_ provision: Provision, of index: Int, _ place: Int) -> String {
    let value = value(provision.type, from: index)
    let type = provision.isOfParameter ? "Value" : spelled(provision.type, place)
    let words = [provision.access, provision.isStatic ? "static" : ""].filter { !$0.isEmpty }
    let front = "  " + words.map { $0 + " " }.joined()
    let effects = provision.effects.text
    let mayStore =
      (provision.place == .body || provision.place == .base) && effects.isEmpty
      && !provision.isStatic && !provision.isOfParameter && provision.access.isEmpty
    let text: String
    switch provision.kind {
    case .property where provision.isUntyped:
      let typed = "\(value) as \(type)"
      text = "\(place % 2 == 0 ? "let" : "lazy var") \(provision.name) = Base.same(\(typed))"
    case .function(let label, let parameter):
      let names = label == "_" ? "_ value" : label
      let passed = spelled(parameter, place + 2)
      text = "func \(provision.name)(\(names): \(passed))\(effects) -> \(type) { \(value) }"
    case .property where provision.isSettable:
      let setter = "{ get { \(value) } set {} }"
      let rest = mayStore && place % 2 == 0 ? "= \(value)" : setter
      text = "var \(provision.name): \(type) \(rest)"
    case .property where mayStore && place % 4 > 1:
      text = "\(place % 4 == 2 ? "let" : "lazy var") \(provision.name): \(type) = \(value)"
    case .property:
      let getter = provision.isOfParameter ? "make()" : value
      text =
        "var \(provision.name): \(type) "
        + (effects.isEmpty ? "{ \(getter) }" : "{ get\(effects) { \(getter) } }")
    }
    // A lazy variable can be set, and so would fit more than intended.
    let isLazy = text.hasPrefix("lazy")
    return provision.condition.around(front + (isLazy ? "private(set) " : "") + text + "\n")
  }

  // MARK: Running

  /// Prints what provides each value, and goes on to the children.
  private func walk(_ index: Int) -> String {
    let node = nodes[index]
    var lines: [String] = []
    func show(_ need: Requirement, _ value: String, _ kind: String) {
      let words = (need.effects.isThrowing ? "try " : "") + (need.effects.isAsync ? "await " : "")
      let call = need.type == "() -> Int" ? "()" : need.type == "(Int) -> String" ? "(1)" : ""
      lines.append(
        need.condition.around(
          "    print(path, \"\(kind)\(need.name)\", Base.tag(\(words)\(value)\(call)))\n"))
    }
    for need in node.isRoot ? [] : needs(of: index) {
      var value = "dependency.\(need.name)"
      if case .function(let label, let parameter) = need.kind {
        let passed = self.value(parameter, from: 0)
        value += "(\(label == "_" ? "" : label + ": ")\(passed))"
      }
      show(need, value, "")
    }
    for need in node.injected { show(need, "service\(index).\(need.name)", "service ") }
    lines.append("    guard depth > 0 else { return }\n")
    for (step, child) in node.children.enumerated() {
      let value = "child\(child.index)" + (child.form == 3 ? "()" : "")
      lines.append(
        child.condition.around(
          "    try await \(value).walk(path + \".\(step)\", depth - 1)\n"))
    }
    return "  public func walk(_ path: String, _ depth: Int) async throws {\n"
      + lines.joined() + "  }\n"
  }

  /// How many steps down the program walks.
  var depth: Int { (paths.map(\.steps.count).max() ?? 0) }

  private var runner: Piece {
    let calls = nodes.indices.filter { nodes[$0].isRoot }
      .map { "  try await \(name($0))().walk(\"\($0)\", \(depth))\n" }
    let module = "M\(nodes[nodes.count - 1].module)"
    return Piece(
      module: module, file: 0,
      text: "public func runS\(seed)() async throws {\n\(calls.joined())}\n")
  }

  /// The lines that it should print.
  func transcript(isFlagOn: Bool) -> Set<String> {
    var lines: Set<String> = []
    for path in paths {
      let last = path.components[path.components.count - 1]
      let edges = zip(path.components, path.steps).map { nodes[$0].children[$1] }
      guard isFlagOn || edges.allSatisfy({ $0.condition == .always }) else { continue }
      let text = ([path.root] + path.steps).map { "\($0)" }.joined(separator: ".")
      func add(_ need: Requirement, _ provider: Provider, _ kind: String) {
        guard isFlagOn || need.condition == .always else { return }
        switch provider {
        case .component(let index): lines.insert("\(text) \(kind)\(need.name) \(index)")
        case .nilDefault: lines.insert("\(text) \(kind)\(need.name) none")
        case .missing: lines.insert("\(text) \(kind)\(need.name) missing")
        }
      }
      if !nodes[last].isRoot {
        for need in needs(of: last) { add(need, provider(of: need, at: path), "") }
      }
      for need in nodes[last].injected {
        add(need, provider(ofInjected: need, at: path), "service ")
      }
    }
    return lines
  }

  // MARK: Modules

  /// The files of the modules, the lowest first.
  func files(_ pieces: [Piece]) -> [(module: String, file: String, text: String)] {
    let count = (nodes.map(\.module).max() ?? 0) + 1
    return [("Base", "Base.swift", Self.base)]
      + (0..<count).flatMap { number in
        let module = "M\(number)"
        let imports = ["Base", "Bobbin"] + (0..<number).map { "M\($0)" }
        let head = imports.map { "import \($0)\n" }.joined()
        let own = pieces.filter { $0.module == module }
        return Set(own.map(\.file)).sorted().map { file in
          let texts = own.filter { $0.file == file }.map(\.text)
          return (module, "\(module)\(file).swift", head + texts.joined())
        }
      }
  }

  /// The modules, of which the highest has stubs of all components.
  func modules(_ pieces: [Piece]) -> [Module] {
    let files = files(pieces)
    let names = Set(files.map(\.module))
    let byModule = Dictionary(grouping: files, by: \.module)
    let highest = names.subtracting(["Base"]).max()
    return byModule.sorted { $0.key < $1.key }.map { module, files in
      let parsed = files.map { Parser.parse(Source(path: $0.file, text: $0.text)) }
      let imported = Set(parsed.flatMap { $0.imports.map(\.module) })
      return Module(
        name: module, dependencies: names.intersection(imported).sorted(), files: parsed,
        wantsStubs: module == highest && seed % 4 == 0)
    }
  }

  var modules: [Module] { modules(pieces) }

  var description: String {
    files(pieces).dropFirst().map { "// \($0.file)\n\($0.text)" }.joined(separator: "\n")
  }
}

extension RandomProgram.Effects {
  var text: String { (isAsync ? " async" : "") + (isThrowing ? " throws" : "") }
}

extension RandomProgram.Condition {
  /// Lines of code under the condition.
  func around(_ text: String) -> String {
    switch self {
    case .always: text
    case .flag: "  #if FLAG\n\(text)  #endif\n"
    case .notFlag: "  #if !FLAG\n\(text)  #endif\n"
    case .either: "  #if FLAG\n\(text)  #else\n\(text)  #endif\n"
    }
  }
}
