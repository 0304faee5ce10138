import BobbinTestSupport
import Foundation
import Testing

@testable import BobbinCommandLine

#if os(macOS) || os(Linux)
  /// A run ends at once if and only if it has nothing to do.
  struct StampTests {
    private let package: TemporaryPackage

    init() async throws {
      package = try TemporaryPackage([
        "App/Root.swift": """
        import Bobbin
        import Below
        final class Root: BootstrapComponent {
          let a = 1
          var child: Child { Child(parent: self) }
        }
        """,
        "Below/Child.swift": """
        import Bobbin
        public protocol ChildDependency: Dependency { var a: Int { get } }
        public final class Child: Component<any ChildDependency> { public var b: Int { dependency.a } }
        extension ChildDependency { public var z: Int? { nil } }
        """,
        "Below/Other.swift": "struct Other { func a() { print(1) } }\n",
        "list": "--sources\n",
      ])
      // After a very recent change there is no stamp, because the next change might not show.
      try await Task.sleep(for: .milliseconds(100))
    }

    private let words = [
      "generate", "--module", "App", "--output", "/out.swift", "--stamp", "/stamp", "@/list",
      "/App/Root.swift", "--dependency", "Below=/Below/Child.swift", "--dependency",
      "Below=/Below/Other.swift", "--imports", "App=Below", "--imports", "Below=",
      "--default-isolation", "Below=nonisolated",
    ]

    private var isFresh: Bool { stamp(words)?.isFresh() ?? false }

    private func stamp(_ words: [String]) -> Stamp? { Stamp(words.map(package.absolute)) }

    private func run(_ words: [String]? = nil) -> TemporaryPackage.Outcome {
      package.run(words ?? self.words, with: .bobbinc)
    }

    @Test func `Nothing has changed`() throws {
      #expect(run().code == .success)
      #expect(isFresh)
      // A run with other arguments has its own stamp.
      #expect(stamp(words + ["--stubs"])?.isFresh() == false)
      #expect(run().code == .success)
    }

    @Test(arguments: Change.allCases)
    func `Something has changed`(change: Change) throws {
      #expect(run().code == .success)
      try change.make(in: package)
      #expect(isFresh == change.isHarmless, "\(change)")
    }

    @Test func `A change that affects the wiring is noticed`() throws {
      #expect(run().code == .success)
      let before = try package.read("out.swift")
      let root = try package.read("App/Root.swift")
      try package.write(root.replacing("child", with: "other"), to: "App/Root.swift")
      try package.write(
        try package.read("Below/Child.swift").replacing("var a", with: "var c"),
        to: "Below/Child.swift")
      #expect(run().code == .diagnostics)
      #expect(!package.exists("stamp"))
      try package.write(root.replacing("let a", with: "let c"), to: "App/Root.swift")
      #expect(run().code == .success)
      #expect(try package.read("out.swift") != before)
    }

    @Test func `A module below imports the runtime later`() async throws {
      let (root, child) = ("App/Root.swift", "Below/Child.swift")
      let text = try package.read(child).replacing("import Bobbin\n", with: "")
      try package.write(text + "public class Root: BootstrapComponent { let a = 1 }\n", to: child)
      try package.write("extension Root { var child: Child { Child(parent: self) } }\n", to: root)
      try await Task.sleep(for: .milliseconds(100))
      #expect(run().code == .success)
      #expect(isFresh)
      try package.write("import Bobbin\n" + (try package.read(child)), to: child)
      #expect(!isFresh)
    }

    @Test func `After a very recent change there is no stamp`() throws {
      try package.write(try package.read("Below/Other.swift"), to: "Below/Other.swift")
      #expect(run().code == .success)
      #expect(!package.exists("stamp"))
    }

    /// With other names in a directory there may be other sources.
    @Test(arguments: [
      (change: "touch Below/Other.swift", isHarmless: true),
      ("cp Below/Other.swift n && mv n Below/Other.swift", true),
      ("echo >> App/Root.swift", false), ("cp Below/Other.swift App", false),
      ("cp Below/Other.swift App/More", false), ("mkdir Below/New", false),
      ("rm Below/Other.swift", false), ("mv App/Link.swift App/More", false),
      ("ln -sfn ../Below App/Linked", false), ("ln -sf More/Only.swift App/Longer.swift", false),
      ("ln -sf ../Below/Other.swift App/Link.swift", false),
      ("rm App/Note && mkdir App/Note", false), ("touch App/.note", true),
      ("rm -r App/More", false), ("echo >> bobbin.json", false),
    ])
    func `Directories are searched again if something has changed`(
      change: String, isHarmless: Bool
    ) async throws {
      func shell(_ command: String) throws {
        let outcome = try SwiftCompiler.run("sh", ["-c", command], in: package.directory)
        try #require(outcome.status == 0)
      }
      try package.write("enum Only {}\n", to: "App/More/Only.swift")
      try package.write("enum Link {}\n", to: "Elsewhere/Link.swift")
      try shell("ln -s ../Elsewhere App/Linked && ln -s ../Elsewhere/Link.swift App/Link.swift")
      try shell("ln -s Link.swift App/Longer.swift && touch App/Note")
      try package.write(
        """
        {"modules": [
          {"name": "App", "sources": ["App"], "dependencies": ["Below"]},
          {"name": "Below", "sources": ["Below"], "dependencies": []}
        ]}
        """, to: "bobbin.json")
      try await Task.sleep(for: .milliseconds(100))
      let inputs = [
        ["--project", "/bobbin.json"],
        [
          "--sources", "/App", "--dependency", "Below=/Below", "--imports", "App=Below",
          "--imports", "Below=",
        ],
      ]
      let runs = inputs.enumerated().map { index, input in
        ["generate", "--module", "App", "--output", "/\(index).swift", "--stamp", "/\(index)"]
          + input
      }
      for words in runs {
        #expect(run(words).error.isEmpty)
        #expect(stamp(words)?.isFresh() == true)
      }
      try shell(change)
      #expect(stamp(runs[0])?.isFresh() == isHarmless)
      #expect(stamp(runs[1])?.isFresh() == (isHarmless || change.contains("json")))
    }

    @Test func `With diagnostics there is no stamp`() async throws {
      let root = try package.read("App/Root.swift")
      try package.write(root.replacing("let a", with: "private let a"), to: "App/Root.swift")
      try await Task.sleep(for: .milliseconds(100))
      #expect(run().code == .diagnostics)
      #expect(!isFresh)
    }

    @Test(arguments: [["--check"], ["--interface", "/App.interface.swift"]])
    func `Only a run that writes one file leaves a stamp`(more: [String]) throws {
      #expect(run().code == .success)
      try FileManager.default.removeItem(atPath: package["stamp"])
      #expect(run(words + more).code == .success)
      #expect(!package.exists("stamp"))
    }

    @Test func `After another run wrote the output there is no stamp`() throws {
      let (ours, output) = (try #require(stamp(words)), package["out.swift"])
      let inputs = try #require(ours.observe([package["App/Root.swift"]]))
      try package.write("mine", to: "out.swift")
      ours.write(inputs, output: output, of: "mine", digests: [:])
      #expect(isFresh)
      ours.write(inputs, output: output, of: "of the other run", digests: [:])
      #expect(!isFresh)
    }

    @Test(arguments: ["stamp/file", "stamp"])
    func `A file that is not a stamp is kept`(path: String) throws {
      try package.write("kept", to: path)
      #expect(
        run().error == "error: 'stamp' is not a stamp; name another file for '--stamp'\n")
      #expect(try package.read(path) == "kept")
      try package.write("", to: "App/Empty.swift")
      for other in ["/out.swift", "/App/../out.swift", "/App/Empty.swift"] {
        #expect(run(words.map { $0 == "/stamp" ? other : $0 }).code == .diagnostics)
      }
      #expect(!package.exists("out.swift") && package.exists("App/Empty.swift"))
    }

    @Test func `A stamp is for an output`() throws {
      #expect(Stamp(["generate", "--stamp=S"]) != nil)
      let alone = run(["generate", "--module", "A", "--stamp", "S", "--sources", "A.swift"])
      #expect(alone.error.contains("'--stamp' needs '--output <file>'"))
    }
  }

  enum Change: CaseIterable {
    case touchRead, touchUnread, changeBody, changeBodyOfRead, changeMemberOfRead, openBody
    case addCallToRead, changeDefault, addType, extendType, addCall, sameSizeAndTime, replace
    case addFirstComment, addLastComment, delete, deleteOutput, changeOutput, changeList, cutStamp
    case emptyStamp

    /// Whether a run would have to do its work again.
    var isHarmless: Bool {
      [.touchRead, .touchUnread, .changeBody, .changeBodyOfRead].contains(self)
    }

    func make(in package: TemporaryPackage) throws {
      func edit(_ path: String, _ old: String, _ new: String) throws {
        try package.write(try package.read(path).replacing(old, with: new), to: path)
      }
      func date(_ path: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: package[path])[.modificationDate] as? Date
      }
      func set(_ date: Date?, _ path: String) throws {
        let attributes = [FileAttributeKey.modificationDate: date ?? Date()]
        try FileManager.default.setAttributes(attributes, ofItemAtPath: package[path])
      }
      let (root, child, other) = ("App/Root.swift", "Below/Child.swift", "Below/Other.swift")
      switch self {
      case .touchRead: try set(nil, child)
      case .changeBodyOfRead: try edit(child, "dependency.a", "2 /* twice */\n * dependency.a")
      case .addFirstComment: try edit(child, "dependency.a", "// bobbin:allow\n dependency.a")
      case .addLastComment: try edit(child, "dependency.a", "dependency.a // bobbin:allow\n")
      case .changeMemberOfRead: try edit(child, "var b", "var c")
      case .openBody: try edit(child, "dependency.a }", "dependency.a")
      case .addCallToRead: try edit(child, "dependency.a", "Child(parent: self).b")
      case .changeDefault: try edit(child, "nil", "1")
      case .touchUnread: try set(nil, other)
      case .changeBody: try edit(other, "print(1)", "print(2, 3)")
      case .addType: try edit(other, "}\n", "}\nenum More {}\n")
      case .extendType: try edit(other, "}\n", "}\nextension Child {}\n")
      case .addCall: try edit(other, "print(1)", "print(Child(parent: other))")
      case .sameSizeAndTime:
        let before = try date(root)
        try edit(root, "let a = 1", "let c = 1")
        try set(before, root)
      case .replace:
        let before = try date(root)
        try package.write(try package.read(root).replacing("let a", with: "let c"), to: "App/New")
        try set(before, "App/New")
        try FileManager.default.removeItem(atPath: package[root])
        try FileManager.default.moveItem(atPath: package["App/New"], toPath: package[root])
      case .delete: try FileManager.default.removeItem(atPath: package[other])
      case .deleteOutput: try FileManager.default.removeItem(atPath: package["out.swift"])
      case .changeOutput: try edit("out.swift", "parent", "Parent")
      case .changeList: try package.write("--stubs\n--sources\n", to: "list")
      case .cutStamp:
        let stamp = try Data(contentsOf: URL(fileURLWithPath: package["stamp"]))
        try package.write(Array(stamp.dropLast(9)), to: "stamp")
      case .emptyStamp: try package.write("", to: "stamp")
      }
    }
  }
#endif
