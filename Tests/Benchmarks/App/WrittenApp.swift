import Foundation

/// Modules on disk, with the files of arguments for the tool.
struct WrittenApp {
  let directory: String
  let modules: [MadeUpModule]
  /// For each module all that it depends on, directly or not.
  let below: [[Int]]

  /// Writes everything.
  init(_ modules: [MadeUpModule], in directory: String) throws {
    self.directory = directory
    self.modules = modules
    below = modules.indices.map { start in
      var found: Set<Int> = []
      var waiting = Array(modules[start].dependencies)
      while let module = waiting.popLast() {
        if found.insert(module).inserted { waiting += modules[module].dependencies }
      }
      return found.sorted()
    }
    for index in modules.indices {
      try FileManager.default.createDirectory(
        atPath: folder(of: index), withIntermediateDirectories: true)
      for (path, file) in zip(paths(of: index), modules[index].files) { try write(file.text, path) }
    }
    let entries = modules.map { module in
      let names = module.dependencies.sorted().map { "\"\(modules[$0].name)\"" }
      return "{\"name\": \"\(module.name)\", \"sources\": [\"Sources/\(module.name)\"],"
        + " \"dependencies\": [\(names.joined(separator: ", "))]}"
    }
    try write("{\"modules\": [\n\(entries.joined(separator: ",\n"))\n]}\n", project)
    try write(modules.indices.flatMap(paths).joined(separator: "\n"), list(of: nil))
    for index in modules.indices {
      try write(arguments(of: index).joined(separator: "\n") + "\n", response(of: index))
      let read = ([index] + below[index]).flatMap(paths)
      try write(read.joined(separator: "\n"), list(of: index))
    }
  }

  var project: String { directory + "/project.json" }

  /// The files that a run for a module reads, or one for all of them.
  func list(of module: Int?) -> String {
    directory + "/" + (module.map { "\(modules[$0].name).files" } ?? "files")
  }

  /// The arguments of a run for a module, as the plugin writes them.
  func response(of module: Int) -> String { "\(directory)/\(modules[module].name).arguments" }

  func stamp(of module: Int) -> String { "\(directory)/\(modules[module].name).stamp" }

  func output(of module: Int) -> String { "\(directory)/Generated/\(modules[module].name).swift" }

  func interface(of module: Int) -> String {
    "\(directory)/Generated/\(modules[module].name).interface.swift"
  }

  func paths(of module: Int) -> [String] {
    modules[module].files.map { "\(folder(of: module))/\($0.name)" }
  }

  func count(of module: Int) -> Int {
    ([module] + below[module]).reduce(0) { $0 + modules[$1].files.count }
  }

  /// Adds a line to a body in a module upon which most others depend.
  func editBody() throws -> [Int] {
    let module = modules.count - 1
    let path = paths(of: module)[0]
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let edited = text.replacingOccurrences(
      of: "    isReady = true\n", with: "    isReady = true\n    print(items)\n")
    guard edited != text else { throw Fault("there is no body to edit in \(path)") }
    try write(edited, path)
    // A real build does not begin at once either.
    Thread.sleep(forTimeInterval: 0.1)
    return modules.indices.filter { $0 == module || below[$0].contains(module) }
  }

  private func folder(of module: Int) -> String { "\(directory)/Sources/\(modules[module].name)" }

  /// The arguments of a run for a module that reads interfaces and writes one.
  func argumentsWithInterfaces(of module: Int) -> [String] {
    arguments(of: module) { [interface(of: $0)] } + ["--interface", interface(of: module)]
  }

  private func arguments(of module: Int) -> [String] { arguments(of: module, below: paths) }

  private func arguments(of module: Int, below files: (Int) -> [String]) -> [String] {
    let name = modules[module].name
    var lines = ["--module", name, "--output", output(of: module), "--sources"]
    lines += paths(of: module)
    for other in below[module] {
      let paths = files(other)
      lines += ["--dependency", "\(modules[other].name)=\(paths[0])"] + paths.dropFirst()
    }
    for other in [module] + below[module] {
      let names = modules[other].dependencies.sorted().map { modules[$0].name }
      lines += ["--imports", "\(modules[other].name)=\(names.joined(separator: ","))"]
      lines += ["--default-isolation", "\(modules[other].name)=nonisolated"]
    }
    return lines
  }

  private func write(_ text: String, _ path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }
}
