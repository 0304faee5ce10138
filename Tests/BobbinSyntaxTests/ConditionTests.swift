import BobbinSyntax
import BobbinTestSupport
import Testing

@Suite("Conditions are formulas")
struct ConditionTests {
  @Test(
    "one holds wherever the other does",
    arguments: [
      ("A", "A"), ("A || B", "A"), ("A", "A && B"), ("B", "A && B"), ("A || B", "B || A"),
      ("true", "A"), ("A", "B && !B"), ("!A", "!A"), ("!A", "!(A || B)"), ("!(A && B)", "!A || !B"),
      ("A", "(A)"), ("A || B && C", "A || (B && C)"), ("!(!A)", "A"), ("os(Linux)", "os( Linux )"),
      ("!os(iOS)", "os(Linux)"), ("!arch(x86_64)", "arch(arm64)"),
      ("!targetEnvironment(simulator)", "targetEnvironment(macCatalyst)"),
      ("!swift(<6)", "swift(>=6)"),
      ("canImport(UIKit) || canImport(AppKit)", "canImport(AppKit)"),
      ("os(Linux) || os(macOS)", "os(Linux)"),
    ])
  func implied(one: String, other: String) {
    #expect(condition(one).holds(wherever: condition(other)))
    #expect(condition().holds(wherever: condition(other)))
  }

  @Test(
    "one does not hold wherever the other does",
    arguments: [
      ("A", "B"), ("A", "true"), ("B && !B", "A"), ("A && B", "A"), ("A", "A || B"), ("A", "!A"),
      ("A || B && C", "B"), ("os(iOS)", "!os(Linux)"), ("swift(>=6)", "swift(>=6.3)"),
      ("swift(>=6)", "compiler(>=6.3)"), ("!canImport(UIKit)", "canImport(AppKit)"),
      ("os(iOS)", "targetEnvironment(simulator)"), ("A +", "A"), ("A", "A (B)"),
    ])
  func notImplied(one: String, other: String) {
    #expect(!condition(one).holds(wherever: condition(other)))
  }

  @Test(
    "they exclude each other",
    arguments: [
      ("A", "!A", true), ("A && B", "!B", true), ("os(iOS)", "os(Linux)", true),
      ("swift(<6)", "swift(>=6)", true), ("B && !B", "A", true), ("!(A || B)", "B", true),
      ("A", "B", false), ("A", "A", false), ("!A", "!B", false), ("swift(>=6)", "swift(<7)", false),
      ("true", "A", false), ("canImport(A)", "canImport(B)", false),
    ])
  func excluded(one: String, other: String, expected: Bool) {
    #expect(condition(one).excludes(condition(other)) == expected)
    #expect(condition(other).excludes(condition(one)) == expected)
  }

  @Test(
    "members that are always there",
    arguments: [
      "#if A\n*\n#else\n*\n#endif", "#if A\n*\n#elseif B\n*\n#else\n*\n#endif",
      "#if A\n*\n#endif\n#if !A\n*\n#endif", "#if A || B\n*\n#endif\n#if !A && !B\n*\n#endif",
      "#if true\n*\n#endif", "#if !false\n*\n#endif", "#if A\n#else\n#endif\n*",
      "#if swift(>=5.10)\n*\n#endif", "#if !(compiler(<6.2)) || A\n*\n#endif",
      "#if A\n#if B\n*\n#else\n*\n#endif\n#else\n*\n#endif",
      "#if A\n#if B\n*\n#elseif C\n*\n#else\n*\n#endif\n#elseif D\n*\n#else\n*\n#endif",
      "#if A\n#if A\n*\n#endif\n#else\n*\n#endif", "#if A\n*\n#else\n#if !A\n*\n#endif\n#endif",
      "#if f(A && B)\n*\n#elseif !f(A && B)\n*\n#endif",
      "#if swift(>=6)\n*\n#endif\n#if swift(<6)\n*\n#endif",
      "#if A &&\n  B\n*\n#else\n*\n#endif", "#if A\n*\n#else\n#error(\"no\")\n#endif",
      "#if A\n#if B\n#else\n#endif\n*\n#elseif B\n*\n#else\n#error(\"no\")\n#endif",
    ])
  func covered(text: String) {
    #expect(Condition.cover(conditions(text)))
    #expect(Condition.cover(conditions(text).reversed()))
    #expect(Condition.cover(conditions(text), wherever: condition("X")))
  }

  @Test(
    "members that are missing somewhere",
    arguments: [
      "", "#if A\n*\n#endif", "#if A\n*\n#elseif B\n*\n#endif", "#if A\n#else\n*\n#endif",
      "#if A\n*\n#endif\n#if B\n*\n#endif", "#if A\n*\n#endif\n#if !B\n*\n#endif",
      "#if A\n#if B\n*\n#else\n*\n#endif\n#endif", "#if false\n*\n#endif",
      "#if swift(>=6)\n*\n#endif", "#if compiler(>=6.2.1)\n*\n#endif", "#if swift(<5)\n*\n#endif",
      "#if A && B\n*\n#endif\n#if !A && B\n*\n#endif",
      "#if os(iOS)\n*\n#elseif os(Linux)\n*\n#endif",
      "#if A\n#if B\n*\n#endif\n#else\n*\n#endif",
      "#if A\n#elseif B\n*\n#else\n#error(\"no\")\n#endif",
    ])
  func uncovered(text: String) {
    #expect(!Condition.cover(conditions(text)))
  }

  @Test("together they cover the condition")
  func coveredSomewhere() {
    let branches = [condition("os(iOS)"), condition("os(macOS)")]
    #expect(Condition.cover(branches, wherever: condition("os(macOS) || os(iOS)")))
    #expect(Condition.cover(branches, wherever: condition("X", "os(iOS)")))
    #expect(!Condition.cover(branches, wherever: condition("os(macOS) || os(Linux)")))
  }

  @Test("many atoms are tried as long as each decides something")
  func many() {
    let many = (0..<20).map { "A\($0)" }.joined(separator: " || ")
    #expect(condition(many).excludes(condition("!(\(many))")))
    #expect(condition(many).holds(wherever: condition("B", many)))
    let brands = (0..<20).map { "#elseif B\($0)\n*\n" }.joined()
    #expect(Condition.cover(conditions("#if A\n*\n\(brands)#else\n*\n#endif")))
    let pairs = (0..<20).map { "(A\($0) || B\($0))" }.joined(separator: " && ")
    #expect(!condition(pairs).excludes(condition("!(\(pairs))")))
  }

  @Test("they are joined")
  func joined() {
    let (a, b, both) = (condition("A"), condition("B"), condition("A", "B"))
    #expect(a.adding(b) == both)
    #expect(both.adding(a) == both)
    #expect(both.removing(a) == b)
    #expect(Condition.any(of: [b, a]).lines == ["A || B"])
    #expect(Condition.any(of: [b, both]).lines == ["(A && B) || B"])
    #expect(Condition.any(of: [a, Condition()]).isEmpty)
    let many = (0..<20).map { condition("A\($0)") }
    #expect(Condition.any(of: many) == Condition.any(of: many.reversed()))
    #expect(both.inOneLine.lines == ["A && B"])
    #expect(both.negated.lines == ["!(A && B)"])
    #expect(both.negated.excludes(both))
    #expect(Condition.any(of: [b, a]).holds(wherever: a))
  }

  /// The conditions of the imports where the stars are.
  private func conditions(_ text: String) -> [Condition] {
    let text = text.replacing("*", with: "import A")
    return Parser.parse(Source(path: "Test.swift", text: text)).imports.map(\.conditions)
  }
}
