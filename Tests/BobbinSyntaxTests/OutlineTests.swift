import BobbinSyntax
import BobbinTestSupport
import Foundation
import Testing

/// An outline is what remains of a file without the members of its types.
///
/// `BOBBIN_ORACLE_CORPUS` may list more directories, separated by colons, whose Swift files are
/// compared as well.
struct OutlineTests {
  @Test func `Outlines of files`() throws {
    let others = ProcessInfo.processInfo.environment["BOBBIN_ORACLE_CORPUS"] ?? ""
    let parts = ["Sources", "Tests", "Sample/Sources"].map { Repository.root.appending(path: $0) }
    let corpus = others.split(separator: ":").map { URL(filePath: String($0)) }
    var (count, lines) = (0, 0)
    for directory in parts + corpus {
      let paths =
        FileManager.default.enumerator(atPath: directory.path)?
        .compactMap { $0 as? String } ?? []
      // Generated code is not read.
      for path in paths where path.hasSuffix(".swift") && !path.contains("/want/") {
        guard let bytes = FileManager.default.contents(atPath: directory.path + "/" + path)
        else { continue }
        let source = Source(path: path, bytes: Array(bytes))
        expectImports(of: source)
        guard let (own, whole) = outlines(source) else { continue }
        count += 1
        lines += whole.split(separator: "\n").count
        #expect(own == whole, "\(directory.path)/\(path)")
      }
    }
    #expect(count > 300 && lines > 1_000, "\(count) outlines, \(lines) lines")
    if !corpus.isEmpty { print("\(count) outlines, \(lines) lines, read like whole files") }
  }

  /// The last head is not where the keyword seems to be, or something matters after it.
  @Test(arguments: [
    "class A { func a() { struct B { var c = 1 } } }",
    "class A {\n func a() {\n class B {} }\n class C {} }",
    "class A { // class\n}\nfunc b() { print(\"}\") }",
    "class A { /* class { */ }",
    "let a = \"class {\"\nstruct B {}",
    "let a = \"\"\"\n class {\n\"\"\"\nstruct B {}",
    "protocol P { static func a(); associatedtype B }",
    "protocol P: AnyObject { var a: Int { get }\n associatedtype B\n associatedtype C }",
    "class A { class func b() {}\n class var c: Int { 1 }\n enum D { case e, f } }",
    "struct A {}\nimport B\ninternal import C",
    "struct A { }\ntypealias B = (Int)\n -> String",
    "#if A\nclass B: C {\n#else\nclass B {\n#endif\n}",
    "#if A\nstruct B { }\n#else\nstruct B: C { }\n#endif",
    "struct A {\n#if B\n struct C {}\n#else\n enum C {}\n#endif\n}",
    "@available(*, unavailable) public final class A<B: C>: D<B>, @unchecked E where B: F { let g = 1 }",
    "extension [Int]: A { }\nextension B.C where D == E { struct F: G {} }",
    "enum A: String { case b = \"}\", c = \"{\"\n indirect enum D { } }",
    "actor A { let actor = 1; func b() { actor.c() } }",
    "enum A { case b,\n open\n\n struct C {} }\nenum D {}", "let a = /class B {/\nstruct C {}",
    "let a = #/\n class B {\n/#", "let a = 1\n\u{A0}import B", "struct A {}\n\u{A0}extension B {}",
    "class A { let b = { (c: Int) in\n struct D { }\n return c }\n struct E { } }",
    "class A { func b(c: (Int) -> Void = { _ in }) { }; struct D { } ; enum E { } }",
    "class A {\n var b: Int\n {\n 1\n }\n subscript(c: Int) -> Int { c }\n struct D { } }",
    "class `class` { }\nstruct A: `struct`.B { }",
    "class A { }\nlet b = 1 /* { \nclass",
    "import struct A.B;import C", "public import A // import\n@testable import\n B; import C",
    "#if A\nimport B\n#else\nimport C\n#endif\nlet d = \"\"\"\n import E\n\"\"\"",
    "/*\nimport A\n*/ import `B` /* import\n C */\nlet d = #/\nimport E\n/#\nimport F",
    "func a() {\n // import B\n}\nimport C\nlet d = [1: \"import\", ", "import",
    "class A {", "class A", "class", "struct A { class", "{ class A {", "class A // {\n: B {\n}",
  ])
  func `Outlines of texts`(text: String) throws {
    // Without more lines nothing would be cut off.
    let source = Source(path: "Test.swift", text: text + "\n\nlet end = { $0 }\n")
    if let (own, whole) = outlines(source) { #expect(own == whole) }
    expectImports(of: source)
    expectImports(of: Source(path: "Test.swift", text: text))
  }

  /// Compares the imports that are found without the rest of a file with those of the whole file.
  private func expectImports(of source: Source) {
    let buffer = SourceBuffer()
    buffer.append(source)
    let found = UnreadFiles([buffer]) { _ in nil }.imports(of: 0)
    #expect(found == Parser.parse(source).imports.map(\.module), "\(source.path)")
  }

  /// The facts in an outline, and those of the whole file without members; `nil` if the file has
  /// faults or all of it was read.
  private func outlines(_ source: Source) -> (own: String, whole: String)? {
    let buffer = SourceBuffer()
    buffer.append(source)
    let outline = DeclarationIndex([buffer]).parse(source, of: 0, whole: false)
    let whole = Parser.parse(source)
    guard outline.isOutline, whole.faults.isEmpty else { return nil }
    whole.declarations.forEach { $0.removeMembers() }
    for file in [outline, whole] {
      file.declarations.forEach { $0.removeLocalTypes() }
      // Top-level code may be left out.
      (file.outermost.calls, file.outermost.unreadLabels) = ([], [])
      file.outermost.nested.removeAll(where: \.isLocal)
    }
    return (outline.rendered, whole.rendered)
  }
}

extension TypeDeclaration {
  /// Forgets all members but types.
  fileprivate func removeMembers() {
    (properties, functions, initializers, subscripts) = ([], [], [], [])
    (calls, unreadLabels) = ([], [])
    nested.forEach { $0.removeMembers() }
  }

  /// Those in bodies have no names that other files can mention.
  fileprivate func removeLocalTypes() {
    nested.removeAll(where: \.isLocal)
    nested.forEach { $0.removeLocalTypes() }
  }
}
