#if os(macOS) || os(Linux)
  package import Foundation

  /// The `swiftc` of this toolchain.
  package enum SwiftCompiler {
    /// Whether there is one.
    package static let isFound =
      (try? run("swiftc", ["--version"], in: FileManager.default.temporaryDirectory))?.status == 0

    /// The text on both outputs of a program, and its exit status.
    package struct Result: Sendable {
      package var status: Int32
      package var text: String
    }

    /// More at once would only slow each other down.
    private static let slots = DispatchSemaphore(value: 2)

    /// Runs a program.
    ///
    /// - Parameters:
    ///   - program: A name to be searched in `PATH`, or a path.
    ///   - arguments: Its arguments.
    ///   - directory: Where it runs.
    /// - Returns: What it said; 127 is the status of a program that was not found.
    /// - Throws: An error if nothing can be run at all.
    package static func run(
      _ program: String, _ arguments: [String], in directory: URL
    ) throws -> Result {
      slots.wait()
      defer { slots.signal() }
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [program] + arguments
      process.currentDirectoryURL = directory
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return Result(
        status: process.terminationStatus, text: String(decoding: bytes, as: UTF8.self))
    }

    /// Calls a function with a new directory, which is removed afterwards.
    package static func inScratch<Value>(_ body: (URL) throws -> Value) throws -> Value {
      let scratch = newDirectory
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: scratch) }
      return try body(scratch)
    }

    private static var newDirectory: URL {
      FileManager.default.temporaryDirectory.appendingPathComponent("Bobbin-\(UUID())")
    }

    // MARK: Modules

    /// Compiles a module.
    ///
    /// - Parameters:
    ///   - module: Its name.
    ///   - files: Its files; one named `main.swift` makes it a program.
    ///   - flags: Options in addition to those for the search of modules.
    ///   - scratch: Where its products go and where modules before it are found.
    /// - Returns: The compiler's messages; none if all is well.
    /// - Throws: An error if the compiler cannot be run.
    package static func compile(
      _ module: String, _ files: [URL], _ flags: [String], in scratch: URL
    ) throws -> String {
      let isProgram = files.contains { $0.lastPathComponent == "main.swift" }
      // One frontend checks every function body; without `-wmo` the driver may skip them. One that
      // wrote the module alone would take as long again.
      let arguments =
        ["-c", "-wmo", "-emit-module", "-no-emit-module-separately-wmo", "-module-name", module]
        + ["-o", "\(module).o", "-I", "."] + (isProgram ? [] : ["-parse-as-library"]) + flags
      return try run("swiftc", arguments + files.map(\.path), in: scratch).text
    }

    /// Links the modules that were compiled in a directory with the runtime, and runs the program.
    ///
    /// - Parameters:
    ///   - modules: The modules; the runtime may be one of them.
    ///   - scratch: The directory.
    /// - Returns: What the linker or the program says; a program that fails says its status last.
    /// - Throws: An error if the linker cannot be run.
    package static func runProgram(of modules: [String], in scratch: URL) throws -> String {
      var objects = modules.map { "\($0).o" }
      if !modules.contains("Bobbin") {
        objects.append(try runtime.appendingPathComponent("Bobbin.o").path)
      }
      let link = try run("swiftc", objects + ["-o", "program"], in: scratch)
      guard link.status == 0 else { return link.text }
      let result = try run("./program", [], in: scratch)
      return result.status == 0 ? result.text : result.text + "exit status \(result.status)\n"
    }

    // MARK: The runtime

    /// Options with which a module finds the runtime.
    package static var runtimeFlags: [String] {
      get throws { ["-I", try runtime.path] }
    }

    /// The runtime's sources.
    package static var runtimeFiles: [URL] {
      get throws {
        try Repository.swiftFiles(in: Repository.root.appendingPathComponent("Sources/Bobbin"))
      }
    }

    /// Where the runtime is compiled: once in a run, from its sources, because build systems differ
    /// in where their products are.
    private static var runtime: URL {
      get throws { try builtRuntime.get() }
    }

    private static let builtRuntime = Swift.Result {
      try FileManager.default.createDirectory(
        at: runtimeDirectory, withIntermediateDirectories: true)
      atexit { try? FileManager.default.removeItem(at: SwiftCompiler.runtimeDirectory) }
      let flags = ["-swift-version", "6"]
      let messages = try compile("Bobbin", runtimeFiles, flags, in: runtimeDirectory)
      guard messages.isEmpty else { throw CompilationFailure(messages: messages) }
      return runtimeDirectory
    }

    private static let runtimeDirectory = newDirectory
  }

  /// The runtime does not compile.
  private struct CompilationFailure: Error, CustomStringConvertible {
    var messages: String
    var description: String { "the runtime does not compile:\n\(messages)" }
  }
#endif
