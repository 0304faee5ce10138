import Foundation

/// The size of a made-up app; the same shape and seed make the same files.
struct Shape {
  var modules = 20
  var components = 200
  var files = 2_000
  /// How many components are above the lowest ones.
  var depth = 9
  /// How much each component needs.
  var requirements = 6
  var seed: UInt64 = 1
  /// Whether components read what they need; each requirement that is not read is a warning.
  var isUsed = true

  var name: String { "\(modules) modules, \(components) components, \(files) files" }
}

/// One module: its files by name, and the modules that it depends on.
struct MadeUpModule {
  var name: String
  var files: [(name: String, text: String)] = []
  var dependencies: Set<Int> = []
}

/// An app in the style that is usual with Needle: one file for each component, and many more with
/// models, services and view models.
///
/// The components are a tree that widens toward its leaves. Modules are in layers: the components
/// of one level of the tree are in the modules of one layer. What a component needs is declared in
/// its own module, and one of the components above provides it.
struct MadeUpApp {
  private(set) var modules: [MadeUpModule]
  private let shape: Shape
  private var random: Random
  private var components: [Component] = []
  /// For each module the services that it declares.
  private var services: [[Int]]

  private struct Component {
    var module: Int
    var parent: Int?
    var needs: [Int] = []
    var provides: [(service: Int, module: Int)] = []
    var children: [Int] = []
  }

  init(_ shape: Shape) {
    self.shape = shape
    random = Random(state: shape.seed)
    modules = (0..<shape.modules).map { MadeUpModule(name: "Module\($0)") }
    services = Array(repeating: [], count: shape.modules)
    addPlainFiles()
    addComponents()
    for component in components.indices { addFile(of: component) }
  }

  // MARK: Components

  /// The level of an element, counted from 1, of `levels` levels, each wider than the one before.
  private static func level(of index: Int, among count: Int, levels: Int) -> Int {
    if index < levels { return index + 1 }
    return (1...levels).first { count * $0 * ($0 + 1) > index * levels * (levels + 1) } ?? levels
  }

  private mutating func addComponents() {
    let (depth, others) = (shape.depth, shape.modules - 1)
    let layers = min(depth, others)
    var layerModules = Array(repeating: [Int](), count: layers + 1)
    layerModules[0] = [0]
    for module in 0..<others {
      layerModules[Self.level(of: module, among: others, levels: layers)].append(module + 1)
    }
    for layer in 0..<layers {
      for module in layerModules[layer] {
        modules[module].dependencies.formUnion(layerModules[layer + 1])
      }
    }
    components = [Component(module: 0)]
    var levels: [[Int]] = [[0]]
    levels += Array(repeating: [], count: depth)
    for index in 1..<shape.components {
      let level = Self.level(of: index - 1, among: shape.components - 1, levels: depth)
      let layer = layers == 0 ? 0 : 1 + (level - 1) * layers / depth
      let parent = random.element(of: levels[level - 1])
      let module = random.element(of: layerModules[layer])
      levels[level].append(index)
      components.append(Component(module: module, parent: parent))
      components[parent].children.append(index)
      if module != components[parent].module {
        modules[components[parent].module].dependencies.insert(module)
      }
      addNeeds(of: index)
    }
  }

  private mutating func addNeeds(of index: Int) {
    let module = components[index].module
    while components[index].needs.count < min(shape.requirements, services[module].count) {
      let service = random.element(of: services[module])
      guard !components[index].needs.contains(service) else { continue }
      components[index].needs.append(service)
      // Half of the requirements come from the parent, a quarter from its parent, and so on.
      var provider = components[index].parent ?? 0
      while let above = components[provider].parent, random.next(2) == 0 { provider = above }
      guard !components[provider].provides.contains(where: { $0.service == service }) else {
        continue
      }
      components[provider].provides.append((service, module))
      if components[provider].module != module {
        modules[components[provider].module].dependencies.insert(module)
      }
    }
  }

  private mutating func addFile(of index: Int) {
    let component = components[index]
    let related =
      component.children.map { components[$0].module } + component.provides.map(\.module)
    var text = "import Bobbin\nimport Foundation\n"
    for module in Set(related).subtracting([component.module]).sorted() {
      text += "import \(modules[module].name)\n"
    }
    let name = "Feature\(index)"
    if component.parent == nil {
      text +=
        "\n/// The root of all components.\nfinal class \(name)Component: BootstrapComponent {\n"
    } else {
      text +=
        "\n/// What feature \(index) takes from above.\npublic protocol \(name)Dependency: Dependency {\n"
      for service in component.needs {
        text += "  var service\(service): any Service\(service) { get }\n"
      }
      text += "}\n\n/// Everything that belongs to feature \(index).\n"
      text += "public final class \(name)Component: Component<any \(name)Dependency> {\n"
    }
    for (service, _) in component.provides {
      let values = [
        " { Default\(service)() }", " = Default\(service)()", " = Default\(service)(retries: 2)",
      ]
      let kind = random.next(3)
      let keyword = ["var", "lazy var", "let"][kind]
      text += "  public \(keyword) service\(service): any Service\(service)\(values[kind])\n"
    }
    for child in component.children {
      text += "  public var feature\(child): Feature\(child)Component {\n"
      text += "    Feature\(child)Component(parent: self)\n  }\n"
    }
    text += "\n  public func start() {\n"
    if shape.isUsed {
      for service in component.needs {
        text += "    dependency.service\(service).refresh(times: \(service % 7))\n"
      }
    }
    text += "    print(\"feature \(index) has started\")\n  }\n}\n"
    modules[component.module].files.append(("\(name)Component.swift", text))
  }

  // MARK: Other files

  private mutating func addPlainFiles() {
    for index in 0..<max(shape.files - shape.components, shape.modules) {
      let module = index % shape.modules
      switch index / shape.modules % 4 {
      case 0:
        services[module].append(index)
        modules[module].files.append(("Service\(index).swift", Self.service(index)))
      case 1: modules[module].files.append(("Model\(index).swift", Self.model(index)))
      case 2: modules[module].files.append(("ViewModel\(index).swift", Self.viewModel(index)))
      default: modules[module].files.append(("Coordinator\(index).swift", Self.coordinator(index)))
      }
    }
  }

  /// A protocol, and a class that conforms to it.
  private static func service(_ index: Int) -> String {
    var text = """
      import Foundation

      /// Fetches and keeps what screen \(index) shows.
      public protocol Service\(index): AnyObject {
        var isReady: Bool { get }
        func refresh(times: Int)
        func item(at position: Int) -> String?
      }

      public final class Default\(index): Service\(index) {
        public private(set) var isReady = false
        private var items: [String] = []
        private let retries: Int

        public init(retries: Int = 3) { self.retries = retries }

        public func refresh(times: Int) {
          items = (0..<times).map { "item \\($0) of \\(retries)" }
          isReady = true
        }

        public func item(at position: Int) -> String? {
          items.indices.contains(position) ? items[position] : nil
        }

      """
    for step in 0..<6 {
      text += """

          /// Step \(step) of what has to be done before anything is shown.
          private func step\(step)(_ input: [String]) -> [String] {
            let kept = input.filter { !$0.isEmpty && $0.count > \(step) }
            guard kept.count > 1 else { return kept }
            return kept.sorted { $0.count < $1.count }.map { "\\($0) / \(step)" }
          }

        """
    }
    return text + "}\n"
  }

  private static func model(_ index: Int) -> String {
    let words = ["title", "subtitle", "owner", "currency", "amount", "created", "changed", "note"]
    let types = ["String", "String?", "[String]", "String", "Double", "Date", "Date?", "String?"]
    var text = "import Foundation\n\npublic struct Model\(index): Codable, Hashable, Sendable {\n"
    for (word, type) in zip(words, types) {
      text += "  /// The \(word), as the server sends it.\n  public var \(word): \(type)\n"
    }
    text += "\n  public enum State\(index): String, Codable, Sendable {\n"
    text += "    case empty, loading, loaded, failed\n  }\n\n  public var state: State\(index)\n}\n"
    text += "\nextension Model\(index) {\n"
    for (word, type) in zip(words, types) where type == "String?" {
      text += """
          /// The \(word), or something to show in its place.
          public var shown\(word.capitalized): String {
            guard let \(word), !\(word).isEmpty else { return "none { of \(index) }" }
            return \(word)
          }

        """
    }
    return text + "}\n\npublic typealias Model\(index)List = [Model\(index)]\n"
  }

  private static func viewModel(_ index: Int) -> String {
    var text = """
      import Foundation

      public final class ViewModel\(index): NSObject {
        public var onChange: (([String]) -> Void)?
        private var rows: [String] = [] { didSet { onChange?(rows) } }


      """
    for action in 0..<8 {
      text += """
          public func didTapButton\(action)() {
            // Nothing is shown until the animation ends.
            let now = Date()
            let row = "row \\(rows.count) tapped at \\(now.timeIntervalSince1970)"
            if rows.contains(row) { return }
            rows.append(row + (rows.isEmpty ? "" : ", \(action) {"))
          }


        """
    }
    return text + "}\n"
  }

  /// A tree of another kind, with the label that components have.
  private static func coordinator(_ index: Int) -> String {
    var text = """
      import Foundation

      class Coordinator\(index) {
        weak var parent: Coordinator\(index)?
        var children: [Coordinator\(index)] = []

        init(parent: Coordinator\(index)?) { self.parent = parent }

        func show() { children.append(Coordinator\(index)(parent: self)) }

      """
    for route in 0..<7 {
      text += """

          func route\(route)(to name: String) -> Bool {
            switch name {
            case "home", "start": show()
            case let other where other.hasPrefix("\(route)/"): children.removeAll()
            default: return false
            }
            return true
          }

        """
    }
    return text + "}\n"
  }
}

/// Numbers that look random and are the same in each run.
struct Random {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(bound))
  }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[next(elements.count)]
  }
}
