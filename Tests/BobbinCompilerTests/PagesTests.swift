import BobbinCompiler
import BobbinTestSupport
import Foundation
import Testing

/// All code in the articles is compiled: as a golden directory, or straight from the page.
struct PagesTests {
  /// Articles whose code is also a golden program, because it runs or needs several modules.
  static let goldens = [
    "Collections": "Collections", "ConstructorWiring": "ConstructorWiring", "Scopes": "ScopesPage",
  ]

  /// Articles that are generated from tables, or covered by other tests.
  static let others: Set = ["Bobbin", "Diagnostics", "GraphFormat", "Scenarios", "Testing"]

  static let catalog = Repository.root.appending(path: "Sources/Bobbin/Bobbin.docc")

  static let names: [String] = {
    let files = (try? Repository.contents(of: catalog)) ?? []
    return files.filter { $0.pathExtension == "md" }
      .map { $0.deletingPathExtension().lastPathComponent }
  }()

  private func page(_ name: String) throws -> Page {
    Page(try Repository.text("Sources/Bobbin/Bobbin.docc/\(name).md"))
  }

  @Test(arguments: goldens.map { ($0.key, $0.value) })
  func `A page shows the code of its golden program`(name: String, golden: String) throws {
    let fixture = Fixture(directory: Fixture.directory.appending(path: golden))
    var compiled: Set<Substring> = []
    for directory in try Repository.contents(of: fixture.input) + [fixture.want] {
      for file in try Repository.swiftFiles(in: directory) {
        let text = try String(contentsOf: file, encoding: .utf8)
        compiled.formUnion(text.split(separator: "\n").map(\.trimmed))
      }
    }
    let lines = try page(name).blocks("swift").flatMap { $0.split(separator: "\n") }
    #expect(!lines.isEmpty)
    for line in lines { #expect(compiled.contains(line.trimmed), "\(line)") }
  }

  #if os(macOS) || os(Linux)
    @Test(.enabled(if: SwiftCompiler.isFound), arguments: names.filter(isCompiled))
    func `The code of a page compiles`(name: String) throws {
      let page = try page(name)
      let code = page.program
      guard !code.isEmpty else { return }
      let modules = modules(
        ["Page": code], stubsFor: code.contains("Stub(") ? "Page" : nil)
      let compilation = compile(modules)
      #expect(compilation.diagnostics.map(\.lines).joined() == "")
      let build = Build(modules: modules, generated: compilation.texts(of: modules))
      let said = try SwiftCompiler.inScratch { try build.messages(in: $0) }
      #expect(!said.contains("error: "), "\(said)")
      let generated = compilation.generatedFile(for: "Page").text
      let written = Set(generated.split(separator: "\n").map(\.trimmed))
      for line in page.generated { #expect(written.contains(line.trimmed), "\(line)") }
    }
  #endif

  private static func isCompiled(_ name: String) -> Bool {
    goldens[name] == nil && !others.contains(name)
  }

  @Test func `Every article is in the table of contents, once`() throws {
    let contents = try Repository.text("Sources/Bobbin/Bobbin.docc/Bobbin.md")
    for name in PagesTests.names where name != "Bobbin" {
      #expect(contents.ranges(of: "- <doc:\(name)>\n").count == 1, "\(name)")
    }
  }

  @Test(arguments: ["README", "Sources/Bobbin/Bobbin.docc/GettingStarted"])
  func `The Korean text has the same headings and code as the English one`(path: String) throws {
    let texts = try ["", ".ko"].map { language in
      let name = language.isEmpty || path == "README" ? path + language : path + "Korean"
      return try Repository.text("\(name).md")
    }
    let levels = texts.map { text in
      text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { $0.prefix { $0 == "#" } }
    }
    #expect(levels[0] == levels[1])
    #expect(Page(texts[0]).code == Page(texts[1]).code)
  }

  @Test func `Links between files have targets`() throws {
    let root = Repository.root
    let pages =
      PagesTests.names.map { PagesTests.catalog.appending(path: "\($0).md") }
      + ["README.md", "README.ko.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"]
      .map { root.appending(path: $0) }
      + ["Sample/README.md", "Tests/README.md"].map { root.appending(path: $0) }
    for page in pages {
      let text = try String(contentsOf: page, encoding: .utf8)
      for link in text.split(separator: "](").dropFirst() {
        let target = link.prefix { $0 != ")" && $0 != "#" }
        guard !target.isEmpty, !target.contains(":"), !target.contains("\n") else { continue }
        let file = page.deletingLastPathComponent().appending(path: String(target))
        #expect(
          FileManager.default.fileExists(atPath: file.standardizedFileURL.path),
          "\(page.lastPathComponent): \(target)")
      }
    }
  }
}

/// A Markdown text, of which only the code matters.
///
/// A block in Swift is compiled with the others of its page, as one module, unless its first line
/// is a comment that begins with one of the names below. What the page needs and does not show is
/// in comments, `<!-- swift … -->`.
private struct Page {
  /// First words of blocks that show another library, or code that is not part of a module.
  private static let foreign = [
    "// Needle", "// Swinject", "// Dip", "// Factory", "// DITranquillity",
    "// swift-dependencies", "// SafeDI", "// RIBs", "// Tuist", "// A preview",
    "// swift-tools-version",
  ]

  /// Each block of code with the language it is written in.
  let code: [String]

  init(_ text: String) {
    // Code between two fences; what is hidden counts as a block of its own.
    let opened = text.replacing("<!-- swift\n", with: "```swift\n")
      .replacing("\n-->", with: "\n```")
    code = opened.components(separatedBy: "```").enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
  }

  /// The blocks in a language, without its name.
  func blocks(_ language: String) -> [String] {
    code.filter { $0.hasPrefix(language + "\n") }.map { String($0.dropFirst(language.count + 1)) }
  }

  /// Lines that the page says are generated.
  var generated: [Substring] {
    blocks("swift").filter { $0.hasPrefix("// Generated") }
      .flatMap { $0.split(separator: "\n").dropFirst() }
  }

  /// The code that is compiled, as one file; each block of statements is in a function.
  var program: String {
    blocks("swift").filter { block in
      !block.hasPrefix("// Generated") && !block.contains("import Testing\n")
        && !Page.foreign.contains { block.hasPrefix($0) }
    }
    .enumerated().map { index, block in
      let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
        // The page is one module.
        .filter { !$0.hasPrefix("import ") || $0 == "import Observation" }
      let first = lines.first { !$0.isEmpty && !$0.hasPrefix("//") } ?? ""
      let text = lines.joined(separator: "\n")
      return Page.isStatement(first)
        ? "@MainActor func example\(index)() async throws {\n\(text)\n}" : text
    }
    .joined(separator: "\n")
  }

  private static func isStatement(_ line: Substring) -> Bool {
    ["let ", "var ", "for ", "print(", "_ = ", "await ", "try "].contains { line.hasPrefix($0) }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    drop { $0 == " " }
  }
}
