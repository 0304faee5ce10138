/// Programs of one module that are extreme in one way, each of a size that can be doubled.
enum SpecialShape: String, CaseIterable {
  case star, chain, diamonds, classes, properties, small

  var title: String {
    switch self {
    case .star: "children of one component"
    case .chain: "components, each the child of the one before"
    case .diamonds: "levels of two components, each with both of the next"
    case .classes: "component classes, each inheriting from the one before"
    case .properties: "properties of one protocol, 24 children"
    case .small: "files of one line"
    }
  }

  /// The size that is measured first; then twice as much.
  var size: Int {
    switch self {
    case .star, .chain: 500
    case .diamonds: 200
    case .classes: 400
    case .properties: 68
    case .small: 5_000
    }
  }

  func files(_ count: Int) -> [(name: String, text: String)] {
    if self == .small {
      return [("App.swift", Self.rooted("", ""))]
        + (0..<count).map { ("Type\($0).swift", "struct Type\($0) {}\n") }
    }
    return [("App.swift", text(count))]
  }

  private func text(_ count: Int) -> String {
    switch self {
    case .star:
      return Self.rooted(
        "protocol D: Dependency { var a: Int { get } }\n"
          + Self.lines(count) {
            "final class C\($0): Component<any D> { var b: Int { dependency.a } }"
          },
        Self.lines(count) { "  var c\($0): C\($0) { C\($0)(parent: self) }" })
    case .chain:
      return Self.rooted(
        "protocol D: Dependency { var a: Int { get } }\n"
          + Self.lines(count) {
            """
            final class C\($0): Component<any D> {
              var b: Int { dependency.a }
              \($0 + 1 < count ? "var next: C\($0 + 1) { C\($0 + 1)(parent: self) }" : "")
            }
            """
          }, "  var first: C0 { C0(parent: self) }\n")
    case .diamonds:
      return Self.rooted(
        "protocol D: Dependency { var a: Int { get } }\n"
          + Self.lines(2 * count) { index in
            let below = index / 2 + 1 < count ? [index / 2 * 2 + 2, index / 2 * 2 + 3] : []
            return "final class C\(index): Component<any D> {\n  var b: Int { dependency.a }\n"
              + below.map { "  var c\($0): C\($0) { C\($0)(parent: self) }\n" }.joined() + "}"
          }, Self.lines(2) { "  var c\($0): C\($0) { C\($0)(parent: self) }" })
    case .classes:
      return Self.rooted(
        Self.lines(count) {
          "class C\($0): \($0 + 1 < count ? "C\($0 + 1)" : "Component<any EmptyDependency>") {}"
        }, "  var c: C0 { C0(parent: self) }\n")
    case .properties:
      return Self.rooted(
        "protocol D: Dependency {\n" + Self.lines(count) { "  var a\($0): Int { get }" } + "}\n"
          + Self.lines(24) { child in
            "final class C\(child): Component<any D> {\n"
              + Self.lines(count) { "  var b\($0): Int { dependency.a\($0) }" } + "}"
          },
        Self.lines(count) { "  let a\($0) = 1" }
          + Self.lines(24) { "  var c\($0): C\($0) { C\($0)(parent: self) }" })
    case .small:
      return ""
    }
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }

  /// A module with a root of some members.
  private static func rooted(_ text: String, _ members: String) -> String {
    "import Bobbin\n\n\(text)final class Root: BootstrapComponent {\n  let a = 1\n\(members)}\n"
  }
}
