import BobbinTestSupport
import Foundation
import Testing

#if os(macOS) || os(Linux)
  /// The plugins for Xcode, compiled against a stand-in of the API that Apple documents.
  ///
  /// No test here can show that they also run in Xcode.
  struct XcodePluginTests {
    @Test(arguments: ["BobbinPlugin", "BobbinStubsPlugin", "BobbinCommand"])
    func `Plugins compile for Xcode`(plugin: String) throws {
      let library = try pluginLibrary()
      let fixtures = Repository.root.appending(path: "Tests/BobbinCommandLineTests/Fixtures")
      let sources = Repository.root.appending(path: "Plugins/\(plugin)")
      let flags = ["-swift-version", "6", "-package-description-version", "6.2", "-I", library]
      let messages = try SwiftCompiler.inScratch { scratch in
        try SwiftCompiler.compile(
          "XcodeProjectPlugin", [fixtures.appending(path: "XcodeProjectPlugin.swift")], flags,
          in: scratch)
          + SwiftCompiler.compile(plugin, Repository.swiftFiles(in: sources), flags, in: scratch)
      }
      #expect(messages.isEmpty, "\(messages)")
    }

    /// Where the toolchain keeps the module `PackagePlugin`.
    private func pluginLibrary() throws -> String {
      let directory = FileManager.default.temporaryDirectory
      let info = try SwiftCompiler.run("swiftc", ["-print-target-info"], in: directory)
      let target = try JSONDecoder().decode(TargetInfo.self, from: Data(info.text.utf8))
      return target.paths.runtimeResourcePath + "/pm/PluginAPI"
    }

    private struct TargetInfo: Decodable {
      struct Paths: Decodable {
        var runtimeResourcePath: String
      }
      var paths: Paths
    }
  }
#endif
