import BobbinTestSupport
import Testing

@testable import BobbinCompiler

/// How text is laid out.
struct WriterTests {
  private func write(_ body: (Writer) -> Void) -> String {
    let writer = Writer()
    body(writer)
    return writer.text
  }

  @Test func `Blocks are indented, empty lines are empty`() {
    let text = write { writer in
      writer.block("struct A") {
        writer.line("let a = 1")
        writer.line()
        writer.block("var b: Int") { writer.line("a") }
      }
    }
    #expect(text == "struct A {\n  let a = 1\n\n  var b: Int {\n    a\n  }\n}\n")
  }

  @Test(arguments: [99, 100, 101])
  func `A body is on the line of its head if that fits`(width: Int) {
    let name = String(repeating: "x", count: width - "var : Int { 1 }".count)
    let member = GeneratedMember(
      isFunction: false, conditions: condition(), comment: "", availability: [],
      code: .init(head: "var \(name): Int", body: ["1"]))
    let text = write { $0.members([member]) }
    #expect(text.split(separator: "\n").count == (width <= Writer.width ? 1 : 3))
  }

  @Test(arguments: [99, 100, 101])
  func `A list is on one line if that fits`(width: Int) {
    let name = String(repeating: "x", count: width - "f(, b: 22)!".count)
    let text = write { $0.list("f(", [name, "b: 22"], ")!") }
    #expect(text.split(separator: "\n").count == (width <= Writer.width ? 1 : 4))
  }

  @Test func `A list without elements is never broken`() {
    let head = String(repeating: "x", count: 120)
    #expect(write { $0.list(head + "(", [], ") {") } == head + "() {\n")
  }

  @Test func `Conditions nest`() {
    let text = write { writer in writer.conditional(condition("A", "B")) { writer.line("c") } }
    #expect(text == "#if A\n  #if B\n    c\n  #endif\n#endif\n")
    #expect(write { writer in writer.conditional(condition()) { writer.line("c") } } == "c\n")
  }
}
