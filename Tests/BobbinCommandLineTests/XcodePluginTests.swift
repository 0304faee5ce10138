import BobbinTestSupport
import Foundation
import Testing

#if os(macOS) || os(Linux)
  /// The plugins for Xcode, compiled against a stand-in of the API that Apple documents.
  ///
  /// No test here can show that they also run in Xcode.
  struct XcodePluginTests {
    @Test func `Plugins compile for Xcode`() throws {
      let library = try pluginLibrary()
      let fixtures = Repository.root.appending(path: "Tests/BobbinCommandLineTests/Fixtures")
      let flags = ["-swift-version", "6", "-package-description-version", "6.2", "-I", library]
      try SwiftCompiler.inScratch { scratch in
        let standIn = fixtures.appending(path: "XcodeProjectPlugin.swift")
        var messages = try SwiftCompiler.compile(
          "XcodeProjectPlugin", [standIn], flags, in: scratch)
        for plugin in ["BobbinPlugin", "BobbinStubsPlugin", "BobbinCommand"] {
          let sources = Repository.root.appending(path: "Plugins/\(plugin)")
          messages += try SwiftCompiler.compile(
            plugin, Repository.swiftFiles(in: sources), flags, in: scratch)
        }
        #expect(messages.isEmpty, "\(messages)")
      }
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
