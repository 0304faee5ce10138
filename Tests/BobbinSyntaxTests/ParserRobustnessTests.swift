import BobbinSyntax
import BobbinTestSupport
import Testing

@Suite("The parser survives everything, in linear time")
struct ParserRobustnessTests {
  /// Code of every kind, to be cut up and put together again.
  private static let seed = """
    @testable public import struct A.B; import C
    #if os(iOS) && !D
    @E(f: { $0 }) public final class G<H: I<J<K>>, each L>: M<any N & O>, @unchecked P where Q == R {
      private(set) lazy var a, b: [S?: (T) async throws(U) -> V]? = [c: .init(parent: self)] { didSet {} }
      #elseif W
      static func < <X: ~Copyable>(_ d: inout X..., e: @escaping () -> Y = { Z(parent: self) }) {}
      #endif
      init?<T>(parent: Scope, @A f: A<B>.C = 1) rethrows { super.init(dependency: parent) }
      var g: some H { get async { if let h = self.h as? I, case .j(let k) = l { return .init(parent: h) } }
        nonmutating set { switch m { case let n as O: P<Q<R>>(parent: n, s: "t\\(U(injecting: self) { v })") }
      } }
      subscript(w: X) -> Y { _read { yield z } }
      enum E: Int { case a = 1, b(c: D = .e); indirect case `default` }
    }
    #else
    extension [F].G: @retroactive H { actor I { deinit { for j in k where l ?? m { [n] (o: P) in q } } } }
    #endif
    protocol R: AnyObject { associatedtype S: T = U; var v: W! { get throws nonmutating set }; func x() }
    typealias Y<Z> = @MainActor (inout A, b: repeat each C) -> (D, E?)
    precedencegroup F { higherThan: G }
    let h = { i in guard let self else { return j { k } l: { m } } }(), (n, o) = p ? q : r
    #sourceLocation(file: "s", line: 1)
    """

  /// Whether all facts lie in the file; printing them shows that no type is too deep to be walked.
  private func check(_ bytes: [UInt8]) -> Bool {
    let file = Parser.parse(Source(path: "Test.swift", bytes: bytes))
    let lineCount = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    let places = file.faults.map(\.location) + file.imports.map(\.location)
    return places.allSatisfy { $0.line <= lineCount } && !(file.rendered + "\n").isEmpty
  }

  @Test("the seed is correct")
  func seed() {
    // Except for the branches, which swiftc requires to be balanced.
    let text = Self.seed.replacing("#elseif W\n", with: "").replacing(
      "#endif\n  init", with: "  init")
    #expect(Parser.parse(Source(path: "Test.swift", text: text)).faults == [])
  }

  @Test("mutations of correct code", arguments: 0..<2)
  func mutations(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let original = Array(Self.seed.utf8)
    for round in 0..<400 {
      var bytes = original
      for _ in 0..<random.next(below: 8) + 1 {
        let start = random.next(below: bytes.count)
        let length = random.next(below: min(12, bytes.count - start)) + 1
        switch random.next(below: 4) {
        case 0: bytes.removeSubrange(start..<start + length)
        case 1: bytes[start] = UInt8(random.next(below: 256))
        case 2:
          let from = random.next(below: original.count)
          let slice = original[from..<min(original.count, from + random.next(below: 40))]
          bytes.insert(contentsOf: slice, at: start)
        default: bytes.swapAt(start, random.next(below: bytes.count))
        }
        if bytes.isEmpty { bytes = original }
      }
      #expect(check(bytes), "seed \(seed), round \(round)")
    }
  }

  @Test("chains of tokens", arguments: 0..<2)
  func chains(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let bytes = Array(Self.seed.utf8)
    let tokens = Lexer.lex(Source(path: "Test.swift", bytes: bytes)).tokens.dropLast()
      .map { bytes[Int($0.start)..<Int($0.end)] }
    for round in 0..<500 {
      var text: [UInt8] = []
      for _ in 0..<random.next(below: 60) + 1 {
        text += tokens[random.next(below: tokens.count)]
        text.append(random.next(below: 6) == 0 ? 0x0A : 0x20)
      }
      #expect(check(text), "seed \(seed), round \(round)")
    }
  }

  @Test("every beginning of a file is a file")
  func prefixes() {
    let bytes = Array(Self.seed.utf8)
    for count in bytes.indices { #expect(check(Array(bytes[..<count])), "\(count) bytes") }
  }

  /// Texts that a careless parser reads in quadratic time or with a deep call stack.
  @Test(
    "a great many of",
    arguments: [
      "(", "[", "{", "<", ">", ")", "]", "}", "{ [ ", "{ (a: ", "{ a, ", "( ]", "{ )", "[ }",
      "C(parent: ", "C(parent: a, ", "C(parent: { ", "C(parent: -", "C(parent: self, b: ",
      "C(parent: self) { ", "a.b(parent: self).", "C<A<B>>(parent: ", "a<", "a<b, ", "a<(b, ",
      "@a(", "@a<", "@a ", "@", "private ", "static ", "class ", "class A { ", "class A: B<",
      "extension A { ", "enum A { case a(", "enum A { case a, ", "protocol A { var a: ", "case ",
      "let a: [", "let a: (", "let a: A<", "let a: () -> ", "let a: A?", "?", "let a: any ", "any ",
      "let a: A.", "let a: A & ", "let a, ", "let a = ", "let (", "if let a = b as? ", "if ",
      "else ",
      "func a() { ", "func a(b: C = ", "func a<", "func a<T: A<", "func a() where A == ", "func ",
      "var a: A { ", "var a: A { get { ", "init(", "subscript(", ">>>>", "a < b > c ", "#if A\n",
      "#if A\nlet a: B\n", "#elseif A\n", "#if A\n#elseif B\n", "#if A && \n", "#endif\n",
      "#else\n",
      "\"\\(", "\"\\({ ", "#a { ", "#a(", "import A.", "import A; ", "switch a { case .b(let c): ",
      "for a in b { ", "while ", "repeat ", "where A ", "typealias A = ", "typealias A<",
      "macro a(",
      "{ [a = { ", "{ [a = self, ", "a ? ", "a: ", ".a", ".init(parent: ", "let a: A = .init(",
      "\\",
      "C(parent: a) { } b: ", "C(parent: #", "C(a, b, parent: c); ", "let a = C(parent: a); ",
      "class A { var a = ", "class A { lazy var a = { ", "class A { func a() { ", "class A { #b { ",
      "\nvar a = b\n#if A\n.c()", "actor ", "@a(b) @c ", "_ = x as ", "{ @a({ ", "let x: @a( ",
    ])
  func repeated(text: String) {
    let places = [("", ""), ("class X {\n", "\n}"), ("class X { lazy var x: X = ", "}")]
    for (before, after) in places {
      let repeated = String(repeating: text, count: 1_500)
      let source = Source(path: "Test.swift", text: before + repeated + after)
      // It takes some 10 ms; a quadratic parser takes a hundred times as long. What the machine does
      // besides must not count.
      let time = ThreadTime.measure {
        _ = Parser.parse(source, skippingBodies: !before.isEmpty)
      }
      #expect(time < 0.5, "\(before)\(text)")
    }
  }
}
