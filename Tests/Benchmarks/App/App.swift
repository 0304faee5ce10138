import Foundation

/// Makes apps up, runs a given tool on them and prints what each run cost; `run` says how.
@main struct App {
  private let tool: String
  private let directory: String
  private let rounds: Int

  private static let usage = """
    usage: Tests/Benchmarks/App/run [OPTION VALUE ...]
      --tool PATH          the bobbinc to measure (.build/debug/bobbinc)
      --rows NAMES         of 'check,module,modules,interfaces,warnings,shapes,growth' those named,
                           by commas
      --modules N          how large the app is (20)
      --components N       (200)
      --files N            (2000)
      --depth N            levels of components below the root (9)
      --requirements N     of each component (6)
      --seed N             (1)
      --rounds N           of how many runs the shortest counts (3)
      --keep DIRECTORY     where to write the app; otherwise it is removed in the end
    """

  static func main() throws {
    var arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "--read", let list = arguments.last {
      try readAll(listedIn: list)
      return
    }
    var options: [String: String] = [:]
    while let name = arguments.popFirst() {
      guard usage.contains(name + " "), let value = arguments.popFirst() else {
        print(usage)
        exit(64)
      }
      options[name] = value
    }
    var shape = Shape()
    func number(_ name: String, _ otherwise: Int) -> Int {
      options[name].flatMap { Int($0) } ?? otherwise
    }
    shape.modules = number("--modules", shape.modules)
    shape.components = number("--components", shape.components)
    shape.files = number("--files", shape.files)
    shape.depth = number("--depth", shape.depth)
    shape.requirements = number("--requirements", shape.requirements)
    shape.seed = UInt64(number("--seed", 1))
    let directory = options["--keep"] ?? NSTemporaryDirectory() + "app-\(getpid())"
    defer { if options["--keep"] == nil { try? FileManager.default.removeItem(atPath: directory) } }
    let app = App(
      tool: options["--tool"] ?? ".build/debug/bobbinc", directory: directory,
      rounds: number("--rounds", 3))
    let rows = options["--rows"]?.split(separator: ",").map(String.init)
    try app.run(
      shape,
      rows: rows ?? ["check", "module", "modules", "interfaces", "warnings", "shapes", "growth"])
  }

  private func run(_ shape: Shape, rows: [String]) throws {
    print(
      "                                                           processor    reading     ratio    memory"
    )
    let app = try WrittenApp(MadeUpApp(shape).modules, in: directory + "/app")
    func wants(_ name: String) -> Bool { rows.contains(name) }
    if wants("check") || wants("growth") || wants("warnings") {
      let whole = try check(app, "check: \(shape.name)")
      if wants("growth") {
        var half = shape
        half.modules = max(1, half.modules / 2)
        half.components /= 2
        half.files /= 2
        let halfApp = try WrittenApp(MadeUpApp(half).modules, in: directory + "/half")
        exponent(try check(halfApp, "check: half of that"), whole)
      }
      if wants("warnings") {
        var unused = shape
        unused.isUsed = false
        let app = try WrittenApp(MadeUpApp(unused).modules, in: directory + "/unused")
        let count = (shape.components - 1) * shape.requirements
        try check(
          app, "the same with \(count) warnings, suppressed",
          ["--no-warning", "unused-requirement"])
        try check(app, "the same with \(count) warnings")
      }
    }
    if wants("module") { try generateOne(app) }
    if wants("modules") { try generateAll(app) }
    if wants("interfaces") { try compareInterfaces(app) }
    if wants("shapes") { try SpecialShape.allCases.forEach(measure) }
  }

  // MARK: Rows

  @discardableResult private func check(
    _ app: WrittenApp, _ title: String, _ options: [String] = []
  ) throws -> Cost {
    let cost = try shortest { try run(["check", "--project", app.project] + options) }
    row(title, cost, try shortest { try read(app.list(of: nil)) })
    return cost
  }

  /// The run for the module with about half of all files below.
  private func generateOne(_ app: WrittenApp) throws {
    let total = app.modules.reduce(0) { $0 + $1.files.count }
    let distances = app.modules.indices.map { abs(2 * app.count(of: $0) - total) }
    guard let module = app.modules.indices.min(by: { distances[$0] < distances[$1] }) else {
      return
    }
    let below = app.count(of: module) - app.modules[module].files.count
    row(
      "generate: one module, \(below) files below",
      try shortest {
        try? FileManager.default.removeItem(atPath: app.output(of: module))
        return try generate(app, module)
      }, try shortest { try read(app.list(of: module)) })
    row(
      "the same again, nothing changed", try shortest { try generate(app, module) },
      try shortest { try read(app.list(of: module)) })
  }

  private func generateAll(_ app: WrittenApp) throws {
    try? FileManager.default.removeItem(atPath: directory + "/app/Generated")
    let all = Array(app.modules.indices)
    try sum(app, all, "generate: all \(all.count) modules")
    let edited = try app.editBody()
    try sum(app, edited, "after an edit in one body of the lowest: \(edited.count) runs")
    try sum(app, all, "all of them, nothing changed")
    let sizes = try all.map {
      try FileManager.default.attributesOfItem(atPath: app.response(of: $0))
    }
    let bytes = sizes.reduce(0) { $0 + ($1[.size] as? Int ?? 0) }
    print("their lists of files have \(bytes / 1_000) kB")
  }

  /// Generates each module from the interfaces of those below, and compares with its code from
  /// their sources.
  private func compareInterfaces(_ app: WrittenApp) throws {
    var (sources, interfaces, same) = (0, 0, 0)
    func bytes(_ path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }
    var cost = Cost()
    for module in app.modules.indices.sorted(by: {
      app.below[$0].count < app.below[$1].count
    }) {
      _ = try run(["generate", "@" + app.response(of: module)])
      let code = try bytes(app.output(of: module))
      cost = try cost + run(["generate"] + app.argumentsWithInterfaces(of: module))
      if try bytes(app.output(of: module)) == code { same += 1 }
      interfaces += try bytes(app.interface(of: module)).count
      sources += try app.paths(of: module).reduce(0) { try $0 + bytes($1).count }
    }
    print(
      String(
        format: "from interfaces: %.3f s; %d of %d modules are the same; %d of %d kB, %.2f %%",
        cost.seconds, same, app.modules.count, interfaces / 1_000, sources / 1_000,
        100 * Double(interfaces) / Double(sources)))
  }

  private func sum(_ app: WrittenApp, _ modules: [Int], _ title: String) throws {
    let cost = try modules.map { try generate(app, $0) }.reduce(Cost(), +)
    row(title, cost, try modules.map { try read(app.list(of: $0)) }.reduce(Cost(), +))
  }

  private func measure(_ shape: SpecialShape) throws {
    let costs = try [shape.size, 2 * shape.size].map { size in
      let module = MadeUpModule(name: "App", files: shape.files(size))
      let app = try WrittenApp([module], in: "\(directory)/\(shape)\(size)")
      let cost = try shortest {
        try? FileManager.default.removeItem(atPath: app.output(of: 0))
        return try generate(app, 0)
      }
      row("\(size) \(shape.title)", cost, try shortest { try read(app.list(of: nil)) })
      return cost
    }
    exponent(costs[0], costs[1])
  }

  // MARK: Parts

  private func run(_ arguments: [String]) throws -> Cost { try Cost(of: [tool] + arguments) }

  private func generate(_ app: WrittenApp, _ module: Int) throws -> Cost {
    try run(["generate", "@" + app.response(of: module), "--stamp", app.stamp(of: module)])
  }

  private func read(_ list: String) throws -> Cost {
    try Cost(of: [CommandLine.arguments[0], "--read", list])
  }

  private func shortest(_ work: () throws -> Cost) throws -> Cost {
    var shortest = try work()
    for _ in 1..<rounds {
      let next = try work()
      if next.seconds < shortest.seconds { shortest = next }
    }
    return shortest
  }

  private func row(_ title: String, _ cost: Cost, _ floor: Cost) {
    let title = title.padding(toLength: max(title.count, 58), withPad: " ", startingAt: 0)
    let figures = String(
      format: "%8.3f s %8.3f s %7.1f × %6.0f MB", cost.seconds, floor.seconds,
      cost.seconds / floor.seconds, Double(cost.memory) / 1e6)
    print(title, figures)
  }

  /// Prints how fast costs grow: 1 is linear, 2 quadratic.
  private func exponent(_ half: Cost, _ whole: Cost) {
    print(String(format: "  grows with the power of %.2f", log2(whole.seconds / half.seconds)))
  }
}
