#if os(macOS) || os(Linux)
  package import Foundation

  /// The `swiftc` of this toolchain.
  package enum SwiftCompiler {
    /// Whether there is one.
    package static let isFound = !frontend.isEmpty

    /// The call of the compiler proper that `swiftc` makes here, for the shell; empty if there is none.
    ///
    /// For a small module, `swiftc` itself takes half of the time.
    private static let frontend: String = {
      let call = ["-###", "-c", "-wmo", "-module-name", "X", "-o", "X.o", "X.swift"]
      let answer = try? run("swiftc", call, in: FileManager.default.temporaryDirectory)
      guard let answer, answer.status == 0 else { return "" }
      return [" -c X.swift", " -module-name X", " -o X.o", "\n"]
        .reduce(answer.text) { $0.replacing($1, with: "") }
    }()

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
    ///   - files: Its files; one named `main.swift` makes it a program, which no other can import.
    ///   - flags: Options in addition to those for the search of modules.
    ///   - scratch: Where its products go and where modules before it are found.
    /// - Returns: The compiler's messages; none if all is well.
    /// - Throws: An error if the compiler cannot be run.
    package static func compile(
      _ module: String, _ files: [URL], _ flags: [String], in scratch: URL
    ) throws -> String {
      let isProgram = files.contains { $0.lastPathComponent == "main.swift" }
      let kind =
        isProgram ? [] : ["-parse-as-library", "-emit-module-path", "\(module).swiftmodule"]
      let arguments = ["-c", "-module-name", module, "-o", "\(module).o", "-I", "."] + kind + flags
      return try run(
        "sh", ["-c", "exec \(frontend) \"$@\"", "sh"] + arguments + files.map(\.path), in: scratch
      ).text
    }

    /// Links what was compiled in a directory with the runtime to `program`.
    ///
    /// - Parameters:
    ///   - modules: The modules.
    ///   - runtime: Where the runtime is compiled.
    ///   - scratch: The directory.
    /// - Throws: What the linker says, or an error if it cannot be run.
    package static func link(
      _ modules: [String], with runtime: URL? = nil, in scratch: URL
    ) throws {
      let library = try (runtime ?? self.runtime()).appendingPathComponent("Bobbin.o").path
      let objects = modules.map { "\($0).o" } + [library]
      let result = try run("swiftc", objects + ["-o", "program"], in: scratch)
      guard result.status == 0 else { throw CompilationFailure(messages: result.text) }
    }

    /// Runs the program that was linked in a directory.
    ///
    /// - Parameters:
    ///   - arguments: Its arguments.
    ///   - scratch: The directory.
    /// - Returns: What it says; a program that fails says its status last.
    /// - Throws: An error if it cannot be run.
    package static func runProgram(_ arguments: String..., in scratch: URL) throws -> String {
      let result = try run("./program", arguments, in: scratch)
      return result.status == 0 ? result.text : result.text + "exit status \(result.status)\n"
    }

    // MARK: The runtime

    /// Options with which a module finds the runtime.
    package static var runtimeFlags: [String] {
      get throws { ["-I", try runtime().path] }
    }

    /// Compiles the runtime from its sources, because build systems differ in where their products
    /// are: once in a run for the same options.
    ///
    /// - Parameter flags: The options.
    /// - Returns: Where it is compiled.
    /// - Throws: What the compiler says, or an error if it cannot be run.
    package static func runtime(_ flags: [String] = ["-swift-version", "6"]) throws -> URL {
      try lock.withLock {
        if let known = runtimes[flags] { return try known.get() }
        let directory = runtimeDirectory.appendingPathComponent("\(runtimes.count)")
        let result = Swift.Result {
          try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
          let sources = Repository.root.appendingPathComponent("Sources/Bobbin")
          let files = try Repository.swiftFiles(in: sources)
          let messages = try compile("Bobbin", files, flags, in: directory)
          guard messages.isEmpty else { throw CompilationFailure(messages: messages) }
          return directory
        }
        runtimes[flags] = result
        return try result.get()
      }
    }

    private static let lock = NSLock()
    private nonisolated(unsafe) static var runtimes: [[String]: Swift.Result<URL, any Error>] = [:]

    private static let runtimeDirectory: URL = {
      atexit { try? FileManager.default.removeItem(at: SwiftCompiler.runtimeDirectory) }
      return newDirectory
    }()
  }

  /// The runtime does not compile, or a program does not link.
  private struct CompilationFailure: Error, CustomStringConvertible {
    var messages: String
    var description: String { "swiftc says:\n\(messages)" }
  }
#endif
