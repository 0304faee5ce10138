import Testing

@testable import BobbinCompiler

/// Which branches of `#if` together are always compiled.
struct ConditionsTests {
  @Test(arguments: [
    [[]],
    [["A"], []],
    [["A"], ["!(A)"]],
    [["!(A)"], ["B"], ["A"]],
    [["A"], ["!(A) && (B)"], ["!(A) && !(B)"]],
    [["A || C"], ["!(A || C) && (B && D)"], ["!(A || C) && !(B && D)"]],
    [["A"], ["!(A) && (B)"], ["!(A) && !(B) && (C)"], ["!(A) && !(B) && !(C)"]],
    [["f(A && B)"], ["!(f(A && B))"]],
    [["A"], ["!A"]],
    [["os(Linux)"], ["B"], ["!os(Linux)"]],
    [["!A"], ["!(!A)"]],
  ])
  func `Branches cover everything`(branches: [[String]]) {
    #expect(coverEverything(branches))
    #expect(coverEverything(branches.reversed()))
  }

  @Test(arguments: [
    [],
    [["A"]],
    [["A"], ["B"]],
    [["A"], ["!(B)"]],
    [["A"], ["!(A) && (B)"]],
    [["A"], ["!(A) && !(B)"]],
    [["A", "B"], ["!(A)"]],
    [["A", "B"], ["A", "!(B)"]],
    [["!(A)"], ["!(B)"]],
    [["A"], ["!B"]],
    [["A && B"], ["!A && B"]],
    [["A || B"], ["!A || B"]],
    [["A", "B"], ["!A"]],
  ])
  func `Branches leave something out`(branches: [[String]]) {
    #expect(!coverEverything(branches))
  }

  @Test func `What the parser says of branches is understood`() {
    let compilation = compile(
      """
      class Root: BootstrapComponent {
        #if A || B
          var x: Int { 1 }
        #elseif os(macOS) && C
          var x: Int { 2 }
        #elseif D
          var x: Int { 3 }
        #else
          var x: Int { 4 }
        #endif
      }
      """)
    let provisions = compilation.component("Root")?.provisions ?? []
    #expect(provisions.count == 4)
    #expect(coverEverything(provisions.map(\.member.conditions)))
    #expect(!coverEverything(provisions.dropLast().map(\.member.conditions)))
  }

  @Test func `Two blocks cover everything as one does`() {
    let compilation = compile(
      """
      protocol D: Dependency { var x: Int { get } }
      class Leaf: Component<any D> {}
      class Root: BootstrapComponent {
        #if os(Linux)
          var x: Int { 1 }
        #endif
        #if !os(Linux)
          var x: Int { 2 }
        #endif
        var leaf: Leaf { Leaf(parent: self) }
      }
      """)
    #expect(compilation.messages == [])
  }

  @Test(arguments: [
    (["A"], ["!(A)"], true),
    (["!(A)"], ["B", "A"], true),
    (["!A"], ["A"], true),
    (["A"], ["!(A) && (B)"], true),
    (["!(A) && !(B)"], ["B"], true),
    (["A"], ["A"], false),
    (["A"], [], false),
    (["A"], ["B"], false),
    (["A"], ["!(B)"], false),
    (["!(A)"], ["!(A) && (B)"], false),
  ])
  func `Branches exclude each other`(one: [String], other: [String], expected: Bool) {
    #expect(excludes(one, other) == expected)
    #expect(excludes(other, one) == expected)
  }

  @Test func `Weaker conditions hold where either does`() {
    #expect(weaker(["A"], ["A", "B"]) == ["A"])
    #expect(weaker(["A", "B"], ["B"]) == ["B"])
    #expect(weaker(["A"], ["B"]) == [])
    #expect(weaker([], ["B"]) == [])
  }

  @Test(arguments: [
    ("A", "!(A)"), ("A || B", "!(A || B)"), ("!(A)", "!(!(A))"),
    ("!(A) && (B)", "!(A) && !(B)"), ("!(A) && !(B) && (C)", "!(A) && !(B) && !(C)"),
    ("A && B", "!(A && B)"), ("!A && B", "!(!A && B)"),
  ])
  func `What an else would say`(condition: String, expected: String) {
    #expect(condition.elseCondition == expected)
  }
}
