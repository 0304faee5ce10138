import BobbinReports
import Foundation
import Testing

@testable import BobbinCommandLine

struct ExplainTests {
  private static let program = TemporaryPackage.app(
    """
    import Bobbin

    final class RootComponent: BootstrapComponent {
      var logger: String { "" }
      private var secret: String { "" }
      func make(_ id: Int) -> String { "" }
      var middle: MiddleComponent { MiddleComponent(parent: self) }
      var service: Service { Service(injecting: self) }
    }
    final class Service { init(logger: String, limit: Int = 3) {} }
    protocol MiddleDependency: Dependency { var logger: String { get } }
    final class MiddleComponent: Component<any MiddleDependency> {
      var logger: Int { 1 }
      var leaf: LeafComponent { LeafComponent(parent: self) }
    }
    protocol LeafDependency: Dependency {
      var logger: String { get }
      func make(_ id: Int) -> String
    }
    final class LeafComponent: Component<any LeafDependency> {}

    """)

  private func explain(_ name: String, in program: [String: String] = program) throws
    -> TemporaryPackage.Outcome
  {
    try TemporaryPackage(program).run("explain", name, "--project", "/bobbin.json")
  }

  @Test
  func `A requirement is explained with its path, the members passed over, and other consumers`()
    throws
  {
    let outcome = try explain("LeafComponent.logger")
    #expect(outcome.code == .success)
    #expect(outcome.error.isEmpty)
    #expect(
      outcome.output == """
        LeafComponent needs logger: String

        Required by:
          LeafDependency  App/App.swift:17:7

        Provided by RootComponent.logger:
          RootComponent    has it                                      App/App.swift:4:7
          RootComponent    creates MiddleComponent                     App/App.swift:7:33
          MiddleComponent  requires it too, and creates LeafComponent  App/App.swift:14:29

        Passed over:
          MiddleComponent.logger  has type 'Int', but 'LeafComponent' needs 'String'  App/App.swift:13:7

        Also used by:
          App.Service, logger     App/App.swift:8:26
          MiddleComponent.logger  App/App.swift:11:45

        """)
  }

  @Test func `A component is explained with what it needs and has`() throws {
    try #expect(
      explain("MiddleComponent").output == """
        MiddleComponent of module App  App/App.swift:12:13

        Created by:
          RootComponent  App/App.swift:7:33

        Creates:
          LeafComponent  App/App.swift:14:29

        Needs:
          logger: String  ← RootComponent.logger  App/App.swift:11:45

        Only forwards:
          make(_:): (Int) -> String  ← RootComponent.make(_:)  for LeafComponent

        Has:
          logger: Int            App/App.swift:13:7
          leaf: LeafComponent    App/App.swift:14:7

        """)
  }

  @Test func `A provision is explained with its consumers`() throws {
    let page = """
      RootComponent.make(_:): (Int) -> String  App/App.swift:6:8

      Used by:
        LeafComponent.make(_:)  App/App.swift:18:8

      """
    for name in ["RootComponent.make(_:)", "App.RootComponent.make", "make"] {
      try #expect(explain(name).output == page)
    }
    for name in ["RootComponent.middle", "middle"] {
      try #expect(
        explain(name).output == """
          RootComponent.middle: MiddleComponent  App/App.swift:7:7

          No other component uses it.

          """)
    }
    try #expect(
      explain("MiddleComponent.make").output == """
        MiddleComponent only forwards make(_:): (Int) -> String

        Needed by:
          App.LeafComponent

        Provided by RootComponent.make(_:):
          RootComponent  has it                   App/App.swift:6:8
          RootComponent  creates MiddleComponent  App/App.swift:7:33

        Also used by:
          LeafComponent.make(_:)  App/App.swift:18:8

        """)
  }

  @Test func `A member that a collection takes serves it`() throws {
    let program = TemporaryPackage.app(
      """
      import Bobbin
      protocol P {}
      struct S: P {}
      class LeafComponent: Component<any EmptyDependency> { let p: any P = S() }
      final class RootComponent: BootstrapComponent {
        var leaf: LeafComponent { LeafComponent(parent: self) }
        var all: [any P] { [any P](gathering: self) }
      }
      final class OtherComponent: LeafComponent {}

      """)
    #expect(
      try explain("LeafComponent.p", in: program).output == """
        LeafComponent.p: any P  App/App.swift:4:59

        Used by:
          [any P] of RootComponent  App/App.swift:7:22

        """)
    let other = try explain("OtherComponent.p", in: program)
    #expect(other.output.hasSuffix("No other component uses it.\n"))
  }

  @Test func `A service is explained with what it is made from`() throws {
    for name in ["Service", "App.Service", "Service.logger", "Service.limit"] {
      try #expect(
        explain(name).output == """
          App.Service(injecting:) in RootComponent  App/App.swift:8:26

          Needs:
            logger: String  ← RootComponent.logger
            limit: Int      ← its default

          """)
    }
    #expect(try explain("Service.log").error == "error: 'Service' is not created with 'log'\n")
    let broken = Self.program.mapValues {
      $0.replacing("limit: Int = 3", with: "missing: Int")
    }
    try #expect(explain("Service", in: broken).output.hasSuffix("  missing: Int    ← nothing\n"))
    // It is missing farther up.
    let forwarding = Self.program.mapValues {
      $0.replacing("var logger: Int { 1 }", with: "var model: Model { Model(injecting: self) }")
        .replacing("final class Service", with: "struct Model { let extra: Int }; class Service")
    }
    try #expect(explain("Model", in: forwarding).output.hasSuffix("  extra: Int  ← nothing\n"))
    // The component that passes it on has a default for it.
    let optional = Self.program.mapValues {
      $0.replacing(
        "final class LeafComponent: Component<any LeafDependency> {}",
        with: """
          extension LeafDependency { var tip: Int? { nil } }
          struct Model { let tip: Int? }
          final class LeafComponent: Component<any LeafDependency> {
            var model: Model { Model(injecting: self) }
          }
          """
      ).replacing("  func make(_ id: Int) -> String\n}", with: "  var tip: Int? { get }\n}")
    }
    try #expect(explain("Model", in: optional).output.hasSuffix("  tip: Int?  ← its default\n"))
  }

  @Test func `A missing requirement is explained with its error`() throws {
    let broken = Self.program.mapValues { $0.replacing("func make(", with: "private func make(") }
    let program = broken.mapValues {
      $0.replacing(
        "private func make(_ id: Int) -> String\n", with: "func make(_ id: Int) -> String\n")
    }
    let check = try TemporaryPackage(program).run("check", "--project", "/bobbin.json")
    #expect(check.error.contains("'make(_:)' of 'RootComponent' is private"))
    let outcome = try explain("LeafComponent.make", in: program)
    #expect(outcome.code == .diagnostics)
    #expect(outcome.output.hasSuffix("\n\n" + check.error))
    #expect(outcome.output.contains("is private, but 'LeafComponent' needs it  App/App.swift:6:16"))
    try #expect(
      explain("LeafComponent", in: program).output.contains("make(_:): (Int) -> String  ← nothing"))
  }

  @Test func `A requirement that nothing provides is found by its name alone`() throws {
    let program = TemporaryPackage.app(
      """
      import Bobbin
      protocol LeafDependency: Dependency { var tracker: String? { get } }
      extension LeafDependency { var tracker: String? { nil } }
      final class LeafComponent: Component<any LeafDependency> {}
      final class RootComponent: BootstrapComponent {
        var leaf: LeafComponent { LeafComponent(parent: self) }
      }

      """)
    try #expect(
      explain("tracker", in: program).output
        == explain("LeafComponent.tracker", in: program).output)
    try #expect(explain("tracker", in: program).output.contains("Gets its default"))
  }

  @Test func `Unknown names are rejected`() throws {
    for (name, error) in [
      (
        "LaefComponent.logger",
        "there is no component 'LaefComponent'; did you mean 'LeafComponent'?"
      ),
      ("LeafComponent.loger", "'LeafComponent' has no 'loger'; did you mean 'logger'?"),
      ("zzzzzzzzzz", "nothing is called 'zzzzzzzzzz'"),
    ] {
      let outcome = try explain(name)
      #expect(outcome.code == .usage)
      #expect(outcome.error == "error: \(error)\n")
    }
  }
}
