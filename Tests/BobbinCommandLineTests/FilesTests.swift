import BobbinReports
import BobbinSyntax
import Foundation
import Testing

@testable import BobbinCommandLine

/// Unusual files, such as any compiler meets.
struct FilesTests {
  private func generate(_ package: TemporaryPackage, _ app: String, _ output: String)
    -> TemporaryPackage.Outcome
  {
    package.run(
      "generate", "--module", "App", "--sources", app, "--dependency", "Game=/Game", "--output",
      output)
  }

  private static let wiring = "convenience init(parent: RootComponent)"

  @Test(arguments: ["two words", "it's", "a \"quote\"", "new\nline", "한글 é", "#x @y", "100%=1,2"])
  func `Files and directories may have any name`(name: String) throws {
    let package = try TemporaryPackage(TemporaryPackage.game)
    try FileManager.default.createDirectory(
      atPath: package[name], withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      atPath: package["App/App.swift"], toPath: package["\(name)/\(name).swift"])
    let outcome = generate(package, "/" + name, "/out \(name)/\(name).swift")
    #expect(outcome.code == .success)
    #expect(outcome.output + outcome.error == "")
    let text = try package.read("out \(name)/\(name).swift")
    #expect(text.contains(Self.wiring))

    // The same through a response file, each of whose lines is an argument.
    if !name.contains("\n") {
      let words = [
        "generate", "--module", "App", "--sources", package[name], "--dependency",
        "Game=" + package["Game"], "--output", package["again/\(name).swift"],
      ]
      try package.write(words.joined(separator: "\n"), to: "args")
      #expect(package.run("@/args").code == .success)
      #expect(try package.read("again/\(name).swift") == text)
    }

    let reports = package.run(
      "graph", "--module", "App", "--sources", "/" + name, "--dependency", "Game=/Game",
      "--format", "json")
    let graph = try JSONDecoder().decode(GraphDocument.self, from: Data(reports.output.utf8))
    #expect(
      graph.edges.map(\.location.file)
        == [package["\(name)/\(name).swift"]].map {
          $0.replacingOccurrences(of: package.root + "/", with: "")
        })
  }

  @Test func `A module below may have several paths`() throws {
    let package = try TemporaryPackage(TemporaryPackage.game)
    let parts = try package.read("Game/Game.swift").split(separator: "public final", maxSplits: 1)
    try package.write(String(parts[0]), to: "Game/Game.swift")
    try package.write("import Bobbin\npublic final" + parts[1], to: "More/More=1.swift")
    let outcome = package.run(
      "generate", "--module", "App", "--sources", "/App", "--dependency", "Game=/Game",
      "/More/More=1.swift")
    #expect(outcome.output.contains(Self.wiring))
    #expect(outcome.error == "")
  }

  @Test func `Files that are not text do not hide other files`() throws {
    let package = try TemporaryPackage(TemporaryPackage.game)
    let mention = Array("// Bobbin\n".utf8)
    try package.write(mention + [0xFF, 0xFE, 0x00, 0xC3, 0x28, 0x0A], to: "App/Bytes.swift")
    try package.write(
      mention + (0..<4_096).map { UInt8(truncatingIfNeeded: $0 &* 167) }, to: "App/Binary.swift")
    try package.write([0xEF, 0xBB, 0xBF] + mention, to: "App/Mark.swift")
    try package.write([0xFF, 0x00, 0xC3], to: "App/Bits.swift")
    try package.write([], to: "App/Empty.swift")
    let outcome = generate(package, "/App", "/out.swift")
    #expect(try package.read("out.swift").contains(Self.wiring))
    for line in outcome.error.split(separator: "\n") {
      #expect(line.hasPrefix("App/B"), "\(line)")
    }
  }

  @Test func `A file that is not UTF-8 is read, because swiftc reports it`() throws {
    let package = try TemporaryPackage(TemporaryPackage.game)
    let text = Array(try package.read("App/App.swift").utf8)
    let line = Array("let caf".utf8) + [0xE9] + Array(" = 1\n".utf8)
    try package.write(line + text, to: "App/App.swift")
    let outcome = generate(package, "/App", "/out.swift")
    #expect(outcome.code == .success)
    #expect(outcome.error == "")
    #expect(try package.read("out.swift").contains(Self.wiring))
  }

  @Test func `A huge file is read to its end`() throws {
    let package = try TemporaryPackage(TemporaryPackage.game)
    let text = try package.read("App/App.swift")
    let line = "// \(String(repeating: "x", count: 4_093))\n"
    try package.write(
      String(repeating: line, count: 1_024) + text, to: "App/App.swift")
    #expect(generate(package, "/App", "/out.swift").code == .success)
    #expect(try package.read("out.swift").contains(Self.wiring))
  }

  @Test(.enabled(if: geteuid() != 0))
  func `Files that may not be read or written are reported`() throws {
    let package = try TemporaryPackage(TemporaryPackage.game)
    func set(_ mode: Int, _ path: String) throws {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: package[path])
    }
    try set(0, "App/App.swift")
    #expect(
      generate(package, "/App", "/out.swift").error
        == "error: cannot read 'App/App.swift': permission denied\n")
    try set(0o644, "App/App.swift")
    try set(0o555, "Game")
    #expect(
      generate(package, "/App", "/Game/out.swift").error
        == "error: cannot write 'Game/out.swift': permission denied\n")
    try set(0o755, "Game")
  }

  @Test(arguments: [
    ("out.swift/file", "out.swift", "cannot write 'out.swift': is a directory"),
    (
      "App/Notes.swift", "App/Notes.swift",
      "'App/Notes.swift' exists and was not generated; delete it, or name another file"
    ),
  ])
  func `A foreign file at the output path is kept`(
    path: String, output: String, message: String
  ) throws {
    let package = try TemporaryPackage(TemporaryPackage.game)
    try package.write("let notes = 1\n", to: path)
    let outcome = generate(package, "/App", "/" + output)
    #expect(outcome.code == .diagnostics)
    #expect(outcome.error == "error: \(message)\n")
    #expect(try package.read(path) == "let notes = 1\n")
  }

  @Test func `A link stays a link, and an executable stays executable`() throws {
    let package = try TemporaryPackage(["real.swift": "old"])
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: package["real.swift"])
    try manager.createSymbolicLink(
      atPath: package["link.swift"], withDestinationPath: "real.swift")
    try FileSystem.write("new", to: package["link.swift"])
    #expect(try package.read("real.swift") == "new")
    #expect(try manager.destinationOfSymbolicLink(atPath: package["link.swift"]) == "real.swift")
    #expect(manager.isExecutableFile(atPath: package["real.swift"]))
  }

  @Test func `A pipe is written to, not replaced`() throws {
    let package = try TemporaryPackage()
    #expect(mkfifo(package["pipe"], 0o600) == 0)
    let reader = open(package["pipe"], O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try FileSystem.write("new", to: package["pipe"])
    var bytes: [UInt8] = [0, 0, 0, 0]
    #expect(read(reader, &bytes, 4) == 3)
    #expect(bytes == Array("new\0".utf8))
  }

  @Test func `A reader never sees half a file`() throws {
    let package = try TemporaryPackage()
    let texts = ["a", "b"].map { String(repeating: $0, count: 1 << 20) }
    let path = package["out.swift"]
    try FileSystem.write(texts[0], to: path)
    let found = concurrently(Array(0..<24), threads: 4) { index -> String? in
      if index % 2 == 0 {
        try? FileSystem.write(texts[index / 2 % 2], to: path)
        return nil
      }
      return try? FileSystem.text(of: path)
    }
    #expect(found.compactMap(\.self).count == 12)
    for text in found.compactMap(\.self) { #expect(texts.contains(text)) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: package.root) == ["out.swift"])
  }

  @Test func `Several processes write one output`() throws {
    let package = try TemporaryPackage(TemporaryPackage.game)
    let tool = try #require(BinaryTests.binary(named: "bobbinc"))
    let processes = try (0..<4).map { _ in
      let process = Process()
      process.executableURL = tool
      process.arguments = [
        "generate", "--module", "App", "--sources", package["App"], "--dependency",
        "Game=" + package["Game"], "--output", package["out/a.swift"],
      ]
      try process.run()
      return process
    }
    for process in processes {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    #expect(try package.read("out/a.swift").contains(Self.wiring))
    #expect(try FileManager.default.contentsOfDirectory(atPath: package["out"]) == ["a.swift"])
  }
}
