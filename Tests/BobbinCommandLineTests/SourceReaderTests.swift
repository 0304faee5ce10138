import BobbinCompiler
import BobbinSyntax
import Testing

@testable import BobbinCommandLine

struct SourceReaderTests {
  @Test(arguments: [
    ("", false), ("B", false), ("import Bobbi", false), ("Bobbin", true), ("BBobbin", true),
    ("let b = 1 // BoBobbins", true), ("\0Bobbin\0", true), ("bobbin Bobb in", false),
  ])
  func `A word is found wherever it is`(text: String, isMentioned: Bool) {
    #expect(Source(path: "A.swift", text: text).mentions("Bobbin") == isMentioned)
  }

  @Test(arguments: [1, 2, 3, 64])
  func `The result does not depend on the number of threads`(threads: Int) throws {
    let names = (0..<40).map { "C\($0)" }
    let package = try TemporaryPackage(
      Dictionary(
        uniqueKeysWithValues: names.enumerated().map { index, name in
          // Long files among short ones, so that threads overtake each other.
          let padding = String(repeating: "func f() {}\n", count: index % 3 * 400)
          let child = names[(index * 7 + 1) % names.count]
          return (
            "A/\(name).swift",
            """
            import Bobbin
            \(padding)final class \(name): Component<any EmptyDependency> {
              var child: \(child) { \(child)(parent: self) }
            }
            """
          )
        }))
    let paths = names.map { package["A/\($0).swift"] }
    func read(_ paths: [String], threads: Int?) throws -> [Module] {
      try SourceReader.read([ModuleSources(name: "A", files: paths)], threads: threads)
    }
    let modules = try read(paths, threads: threads)
    #expect(modules.flatMap(\.files).map(\.path) == paths)
    let expected = Compilation(try read(paths, threads: nil))
    let found = Compilation(modules)
    #expect(found.generatedFile(for: "A").text == expected.generatedFile(for: "A").text)
    #expect(found.diagnostics == expected.diagnostics)
    // Files that cannot be read are reported in the order of the paths.
    let missing = [3, 11, 29].map { "/none/\($0).swift" }
    let failure = #expect(throws: Failure.self) {
      try read(Array(paths[..<20]) + missing + paths[20...], threads: threads)
    }
    #expect(failure?.messages.count == 3)
    for (message, path) in zip(failure?.messages ?? [], missing) {
      #expect(message.text.contains(path))
    }
  }

  @Test func `Syntax errors in files that cannot matter are left to swiftc`() throws {
    let broken = "struct S { func f( { \n let x = [1, \nclass T: \n}"
    let package = try TemporaryPackage(["A/Broken.swift": broken, "B/Broken.swift": broken])
    try package.write(
      "import Bobbin\nfinal class Root: BootstrapComponent {}", to: "B/Root.swift")
    for module in ["A", "B"] {
      let outcome = package.run("check", "--module", module, "--sources", "/\(module)")
      #expect(outcome.code == .success)
      #expect(outcome.error == "")
    }
  }
}
