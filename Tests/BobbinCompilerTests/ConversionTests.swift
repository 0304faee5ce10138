#if os(macOS) || os(Linux)
  import BobbinCompiler
  import BobbinTestSupport
  import Foundation
  import Testing

  /// Which type converts to which, compared with swiftc for each pair of many.
  @Suite(.enabled(if: SwiftCompiler.isFound))
  struct ConversionTests {
    private static let declarations = """
      protocol P {}; protocol Q: P {}; protocol R {}; typealias PR = P & R
      class A: Q, Hashable {
      static func == (left: A, right: A) -> Bool { true }
      func hash(into hasher: inout Hasher) {} }
      class B: A {}; struct S {}; extension S: P, R {}; enum E: Error { case e }
      enum Level: Int { case low }; enum Outer { struct Inner {}; typealias Other = Inner }
      struct Pair<T> {}; extension Pair<Int>: P {}; extension Pair { struct Part {} }
      protocol Held<T>: P { associatedtype T }; struct Holder: Held { typealias T = Int }
      struct Gen<T> {}; extension Gen: P where T == Number {}
      typealias Number = Int; typealias Maybe<T> = T?; typealias Two = Pair<Int>
      typealias Maker<T> = () -> T
      """

    private static let types = [
      "(Swift.Int)", "Int??", "Int!", "Maybe<Number>", "Level", "Any", "AnyObject", "any Sendable",
      "App.P", "any Q & P", "(any P)?", "any PR", "any Held", "any Held<Int>", "Holder", "A", "B?",
      "S", "any Error", "E", "B.Type", "[Int]", "[Int?]", "Array<any P>", "[B]", "[4 of Int]",
      "Dictionary<Int, any P>", "[Int: B]", "Set<A>", "Set<B>", "Two", "Pair<any P>", "Two.Part",
      "Pair<A>.Part", "Gen<Int>", "Gen<A>", "Result<Int, any Error>", "Result<Int, E>", "(A, B)",
      "()", "() -> Void", "Maker<Int>", "() -> Int?", "(() -> Int)?", "() throws -> Int",
      "() throws(E) -> Int", "() async -> Int", "(A) -> Void", "(_ b: B) -> ()",
      "((A) -> Void) -> Void", "(Int...) -> Int", "WritableKeyPath<A, Int>", "Shared<Int>",
    ]

    @Test func `What fits is accepted by swiftc, and what does not is rejected`() throws {
      let verdicts = Self.verdicts()
      let rejected = try Self.rejectedPairs()
      let wrong = Self.pairs.filter { pair in
        verdicts[pair] == .yes && rejected.contains(pair)
          || verdicts[pair] == nil && !rejected.contains(pair)
      }
      #expect(wrong.map { "\(Self.types[$0[1]]) for \(Self.types[$0[0]])" } == [])
      // Most are not left to swiftc.
      #expect(verdicts.count { $0.value == .unknown } < Self.pairs.count / 6)
    }

    /// What is needed and what is offered, by index.
    private static let pairs = types.indices.flatMap { need in types.indices.map { [need, $0] } }

    private static func members(_ accessors: String, of type: (Int) -> String) -> String {
      types.indices.map { "var x\($0): \(type($0)) { \(accessors) }" }.joined(separator: "\n")
    }

    private enum Verdict { case unknown, yes }

    /// What is said of the pairs that may fit.
    private static func verdicts() -> [[Int]: Verdict] {
      let scopes = types.enumerated().map { index, need in
        """
        protocol D\(index): Dependency { \(members("get") { _ in need }) }
        final class Leaf\(index): Component<any D\(index)> {}
        final class Middle\(index): Component<any EmptyDependency> {
          \(members("fatalError()") { types[$0] })
          var leaf: Leaf\(index) { Leaf\(index)(parent: self) }
        }
        final class Root\(index): BootstrapComponent {
          \(members("fatalError()") { _ in need })
          var middle: Middle\(index) { Middle\(index)(parent: self) }
        }
        """
      }
      let compilation = Compilation(
        modules(["App": ([declarations] + scopes).joined(separator: "\n")]))
      // There are no warnings if there are errors.
      #expect(!compilation.diagnostics.contains { $0.severity == .error })
      let undecided = Set(
        compilation.diagnostics.filter { $0.group == .undecidedProvider }.map(\.location))
      var verdicts: [[Int]: Verdict] = [:]
      for wiring in compilation.resolved.wirings {
        let child = compilation.program.nominal(wiring.edge.child).name
        for binding in wiring.bindings where binding.source.origin == .own {
          let pair = [child.dropFirst(4), binding.member.name.dropFirst()].compactMap { Int($0) }
          verdicts[pair] =
            undecided.contains(binding.source.member.location) ? .unknown : .yes
        }
      }
      return verdicts
    }

    /// The pairs that swiftc accepts neither as they are nor with a closure around the value.
    private static func rejectedPairs() throws -> Set<[Int]> {
      let start =
        "import Bobbin\n\(declarations)\nclass O {\n\(members("fatalError()") { types[$0] })\n}"
      var lines = [start]
      for pair in pairs {
        let (type, value) = (types[pair[0]], "o.x\(pair[1])")
        lines += [value, "{ return \(value) }"].enumerated().map { index, value in
          "func f\(lines.count + index)(_ o: O) -> \(type) { return \(value) }"
        }
      }
      let messages = try SwiftCompiler.inScratch { scratch in
        let file = scratch.appending(path: "App.swift")
        try lines.joined(separator: "\n").write(to: file, atomically: false, encoding: .utf8)
        // The other style takes much longer with so many errors.
        let flags = ["-swift-version", "6", "-diagnostic-style", "llvm"]
        return try SwiftCompiler.compile(
          "App", [file], flags + SwiftCompiler.runtimeFlags, in: scratch)
      }
      let before = start.count { $0 == "\n" } + 2
      let errors = messages.split(separator: "\n").filter { $0.contains(": error: ") }
        .compactMap { $0.split(separator: ":").dropFirst().first.flatMap { Int($0) } }
      #expect(errors.allSatisfy { $0 >= before }, "\(messages.prefix(1000))")
      let rejected = Dictionary(grouping: Set(errors)) { ($0 - before) / 2 }
      return Set(rejected.filter { $0.value.count == 2 }.keys.map { pairs[$0] })
    }
  }
#endif
