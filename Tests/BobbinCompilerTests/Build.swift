#if os(macOS) || os(Linux)
  import BobbinCompiler
  import BobbinSyntax
  import BobbinTestSupport
  import Foundation
  import Testing

  /// Modules that swiftc compiles with the code that is generated for them.
  struct Build: Sendable {
    /// What swiftc says and, if that is nothing, what the program prints.
    struct Outcome: Sendable {
      var messages: String
      var output: String?
    }

    /// Distinguishes programs that are linked together; otherwise not needed.
    var name: String
    /// The modules, with those whose sources Bobbin does not see.
    var modules: [Module]
    /// The code that is generated for each module.
    private let generated: [String: String]
    /// Where the runtime is compiled, if not with the usual options.
    var runtime: URL?
    /// The options for swiftc of a module.
    var flags: @Sendable (_ module: String) -> [String]

    init(
      name: String = "", modules: [Module], generated: [String: String], runtime: URL? = nil,
      flags: @escaping @Sendable (_ module: String) -> [String] = { _ in ["-swift-version", "6"] }
    ) {
      (self.name, self.modules, self.generated) = (name, modules, generated)
      (self.runtime, self.flags) = (runtime, flags)
    }

    /// Compiles the modules, each after those that it imports.
    ///
    /// - Parameter scratch: Where sources and products go.
    /// - Returns: swiftc's messages, with paths as diagnostics have them; none if all is well.
    /// - Throws: An error if swiftc is not found.
    func messages(in scratch: URL) throws -> String {
      let runtime = try runtime ?? SwiftCompiler.runtime()
      for module in Module.bottomUp(modules) {
        let texts = module.files.map { ($0.path, $0.source.text($0.source.bytes.indices)) }
        let generated = ("\(module.name).generated.swift", generated[module.name] ?? "")
        let files = try (texts + [generated]).map { path, text in
          let file = scratch.appending(path: path)
          try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
          try text.write(to: file, atomically: false, encoding: .utf8)
          return file
        }
        let messages = try SwiftCompiler.compile(
          object(of: module), files,
          ["-I", runtime.path, "-package-name", "program"] + naming + flags(module.name),
          in: scratch)
        guard messages.isEmpty else { return messages.replacing(scratch.path + "/", with: "") }
      }
      return ""
    }

    /// Compiles programs, links those without messages, all into one because linking is slow, and
    /// runs each.
    ///
    /// - Parameter builds: The programs, with different names; those without `main.swift` only compile.
    /// - Returns: The outcome of each.
    /// - Throws: What the linker says, or an error if swiftc is not found.
    static func run(_ builds: [Build]) throws -> [Outcome] {
      try SwiftCompiler.inScratch { scratch in
        var outcomes = try concurrently(builds) { build in
          let directory = scratch.appending(path: build.name)
          return Outcome(messages: try build.messages(in: directory))
        }
        let programs = builds.indices.filter {
          outcomes[$0].messages.isEmpty && builds[$0].isProgram
        }
        let names = programs.map { builds[$0].name }
        let entries = names.map {
          """
          @_silgen_name("\($0)_main")
          func run\($0)(_: Int32, _: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32

          """
        }
        let cases = names.map {
          "case \"\($0)\": _ = run\($0)(CommandLine.argc, CommandLine.unsafeArgv)\n"
        }
        let text =
          entries + ["switch CommandLine.arguments[1] {\n"] + cases + ["default: break\n}\n"]
        let main = scratch.appending(path: "main.swift")
        try text.joined().write(to: main, atomically: false, encoding: .utf8)
        #expect(try SwiftCompiler.compile("Main", [main], [], in: scratch) == "")
        let objects = programs.map { builds[$0] }.flatMap { build in
          build.modules.map { "\(build.name)/\(build.object(of: $0))" }
        }
        try SwiftCompiler.link(objects + ["Main"], in: scratch)
        let outputs = try concurrently(names) { try SwiftCompiler.runProgram($0, in: scratch) }
        for (index, output) in zip(programs, outputs) { outcomes[index].output = output }
        return outcomes
      }
    }

    private var isProgram: Bool {
      modules.flatMap(\.files).contains { $0.path.split(separator: "/").last == "main.swift" }
    }

    private func object(of module: Module) -> String {
      name.isEmpty ? module.name : "\(name)_\(module.name)"
    }

    /// Options with which the modules and `main` have other names than in the sources.
    private var naming: [String] {
      guard !name.isEmpty else { return [] }
      return modules.flatMap { ["-module-alias", "\($0.name)=\(object(of: $0))"] }
        + ["-entry-point-function-name", "\(name)_main"]
    }
  }

  /// Maps values on all cores.
  private func concurrently<Value: Sendable, Output: Sendable>(
    _ values: [Value], _ map: @Sendable (Value) throws -> Output
  ) throws -> [Output] {
    let count = values.count
    typealias Outcome = Result<Output, any Error>
    let outcomes = [Outcome](unsafeUninitializedCapacity: count) { buffer, filled in
      // Each iteration writes its own place, and nothing is read before all are done.
      nonisolated(unsafe) let buffer = buffer
      DispatchQueue.concurrentPerform(iterations: count) { index in
        buffer.initializeElement(at: index, to: Outcome { try map(values[index]) })
      }
      filled = count
    }
    return try outcomes.map { try $0.get() }
  }
#endif
