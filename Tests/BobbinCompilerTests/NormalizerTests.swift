import BobbinCompiler
import BobbinSyntax
import Testing

/// One spelling for each type.
struct NormalizerTests {
  /// The canonical types of the requirements of a protocol that has one for each text.
  private func canonical(_ types: [String]) throws -> [TypeSyntax] {
    let members = types.enumerated().map { "var x\($0.offset): \($0.element) { get }" }
    let compilation = Compilation(
      modules([
        "Low": """
        public protocol P {}; public protocol Q {}; public struct Box<T> { public struct Lid {} }
        public typealias Both = P & Q; public typealias Names = [String]
        public typealias Pair<A, B> = (A, B); public typealias Deep = Pair<Names, Box<Names>>
        """,
        "App": """
        import Low
        protocol D: Dependency { \(members.joined(separator: "\n")) }
        class C: Component<any D> {}
        """,
      ]))
    let component = try #require(compilation.component("C"))
    return component.requirements.compactMap { requirement in
      guard case .property(let type, _) = requirement.member.kind else { return nil }
      return type?.canonical
    }
  }

  @Test(arguments: [
    ["[String]", "Names", "Low.Names", "Array<String>", "Swift.Array<Swift.String>", "([String])"],
    ["any P & Q", "any Q & P", "any Both", "Both", "any Low.Q & Low.P", "any (P & Q) & P"],
    ["P?", "(any P)?", "Optional<P>", "Optional<any Low.P>"],
    ["([String], Box<[String]>)", "Deep", "Pair<Names, Low.Box<Array<String>>>"],
    ["Box<Int>.Lid", "Low.Box<Int>.Lid"],
    ["() -> ()", "() -> Void", "(() -> Void)"],
    ["[Int: P]", "Dictionary<Int, any P>", "[Swift.Int: Low.P]"],
    ["(Int) -> String", "(_ id: Int) -> String"],
    ["() throws -> Int", "() throws(any Error) -> Int", "() throws(Swift.Error) -> Int"],
    ["() async -> Int", "() async throws(Never) -> Int"],
  ])
  func `Spellings of one type are the same`(spellings: [String]) throws {
    let types = try canonical(spellings)
    #expect(types.count == spellings.count)
    #expect(Set(types).count == 1, "\(types)")
  }

  @Test func `Different types stay different`() throws {
    let texts = [
      "Int", "Int?", "[Int]", "Box<Int>", "Box<Int>.Lid", "(Int, Int)", "any P", "any Q",
      "any P & Q", "() -> Int", "(Int) -> Void", "@Sendable () -> Int", "() throws -> Int",
      "Int.Type", "[Int: Int]",
    ]
    #expect(Set(try canonical(texts)).count == texts.count)
  }

  /// What else the module of a scoped import declares is not among the names.
  @Test(arguments: [
    ("import struct Left.Item; import Right", "Left"),
    ("import func Left.help; import Right", "Right"),
    ("import Right; import struct Top.Item", "Left"),
    ("import Right; import struct Foreign.Item", nil),
    ("import Right\n#if FAST\nimport struct Foreign.Item\n#endif", "Right"),
    ("import struct Left.Other", nil),
  ])
  func `A scoped import decides what its name means, and no other name`(
    imports: String, module: String?
  ) throws {
    let compilation = compile(
      modules([
        "Left": "public struct Item {}; public struct Other {}", "Right": "public struct Item {}",
        "Top": "@_exported import Left",
        "App": "\(imports)\nprotocol D: Dependency { var item: Item { get } }\n"
          + "final class C: Component<any D> {}",
      ]))
    let type = try #require(compilation.component("C")?.requirements.first?.member.result)
    guard case .named(let names) = type.canonical else { return #expect(Bool(false)) }
    #expect(names[0].module == module)
  }

  @Test(arguments: [
    "typealias A = B; typealias B = [A]",
    "struct G<T> { struct I {} }; typealias A = G<B.I>; typealias B = G<A.I>",
    "class A: B<A.I> {}; class B<T> { struct I {} }",
  ])
  func `Circular names end`(types: String) {
    let compilation = compile(
      """
      \(types)
      protocol D: Dependency { var x: A { get }; var y: A.I { get } }
      class C: Component<any D> {}
      """)
    #expect(compilation.component("C") != nil)
  }
}
