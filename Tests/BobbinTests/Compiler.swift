#if os(macOS) || os(Linux)
  import BobbinTestSupport
  import Foundation

  /// The `swiftc` of this toolchain, run on source text.
  enum Compiler {
    /// Compiles the runtime.
    ///
    /// - Parameter flags: Options, separated by spaces.
    /// - Returns: The compiler's messages.
    /// - Throws: An error if the compiler cannot be run.
    static func messagesForRuntime(_ flags: String) throws -> String {
      try SwiftCompiler.inScratch { scratch in
        try SwiftCompiler.compile(
          "Bobbin", SwiftCompiler.runtimeFiles, options(flags), in: scratch)
      }
    }

    /// Compiles modules that use the runtime.
    ///
    /// - Parameters:
    ///   - modules: The source of each module; it may import those before it.
    ///   - flags: Options, separated by spaces.
    /// - Returns: The compiler's messages.
    /// - Throws: An error if the compiler cannot be run.
    static func messages(
      for modules: KeyValuePairs<String, String>, _ flags: String
    ) throws -> String {
      try SwiftCompiler.inScratch { scratch in
        var messages = ""
        for (name, source) in modules {
          let file = scratch.appending(path: "\(name).swift")
          try source.write(to: file, atomically: true, encoding: .utf8)
          let flags = try SwiftCompiler.runtimeFlags + options(flags)
          messages += try SwiftCompiler.compile(name, [file], flags, in: scratch)
        }
        return messages
      }
    }

    private static func options(_ flags: String) -> [String] {
      flags.split(separator: " ").map(String.init)
    }
  }
#endif
