import BobbinCompiler
import Testing

/// Which provision serves which requirement.
struct AssignabilityTests {
  private static let types = """
    protocol P {}; protocol Q: P {}; protocol R {}
    class A: Q {}; class B: A {}; struct S {}; extension S: P, R {}
    enum E: Error { case e }; enum F: Error { case f }
    enum Outer { struct Inner {}; typealias Other = Inner }
    struct Pair<T> {}; extension Pair<Int>: P {}; @Model class Noted {}; @Observable class Seen {}
    protocol Held<T>: P { associatedtype T }
    typealias PR = P & R; typealias Number = Int; typealias Maybe<T> = T?
    @frozen public struct Mark: Sendable {}; struct Holder: Held { typealias T = Int }
    struct Gen<T> {}; extension Gen: P where T == TimeInterval {}; extension Gen: R where T == any P {}
    class Loose: Unread {}; final class Done: Unread {}; class Screen: UIViewController {}
    class Model: NSObject, ObservableObject {}; class Unsure: UIntBox {}; typealias Two = Pair<Int>
    extension Pair { struct Part {} }; extension UUID: P {}; typealias Str = String; extension Str: R {}; class Mine: UserDefaults {}
    class Base<T> {}; final class Derived<T>: Base<T> {}
    """

  /// Whether a provision of one type serves a requirement of another.
  private func fits(_ need: String, _ offer: String, with types: String = "") -> Bool {
    compile(leafAndRoot(needs: need, root: offer, with: "\(Self.types)\n\(types)"))
      .diagnostics.isEmpty
  }

  /// `ConversionTests` compares types that are known.
  @Test(arguments: [
    ("[ Int ]", "[Int]"), ("Outer.Inner", "App.Outer.Inner"), ("Outer.Inner", "Outer.Other"),
    ("Result<Int, any Error>", "Result<Int, Error>"), ("[4 of Int]", "InlineArray<4, Int>"),
    ("@Sendable () -> Int", "@Sendable () -> Int"), ("() -> Void", "@Sendable () -> Void"),
    ("any P", "some Q"), ("Pair<Int>.Part", "Two.Part"), ("Date", "Date!"),
    ("Double", "TimeInterval"), ("() -> TimeInterval", "() -> Double"), ("any R", "String"),
    ("any P", "UUID"), ("UserDefaults", "Mine"), ("any Hashable", "URL"), ("any Sendable", "Data"),
    ("Base<Int>", "Derived<Int>"), ("() throws(any Error) -> Int", "() throws(F) -> Int"),
  ])
  func `A type fits`(need: String, offer: String) {
    #expect(fits("var x: \(need) { get }", "var x: \(offer) { fatalError() }"))
  }

  @Test(arguments: [
    ("() -> Void", "@Sendable (Int) -> Void"), ("() throws(E) -> Int", "() throws(F) -> Int"),
    ("A", "Noted"), ("any P", "Seen"), ("Int", "Noted"), ("() -> Date", "() throws -> Date"),
    ("Date", "Date?"), ("() -> Date", "() -> Date?"), ("any P", "Mark"), ("S", "Loose"),
    ("E", "Loose"), ("Done", "Loose"), ("String", "Loose"), ("A", "Screen"),
    ("Screen", "Model"), ("A", "NSObject"), ("any P", "URL"),
    ("URL", "String"), ("String", "URL"), ("Data", "Date"), ("[URL]", "[UUID]"), ("S", "Locale"),
    ("URL", "NSURL"), ("TimeInterval", "String"), ("String", "TimeInterval"), ("AnyObject", "S"),
    ("Binding<Bool>", "Bool"), ("AnyView", "Str"), ("AnyView", "some View"), ("S", "some P"),
    ("Base<Int>", "Derived<String>"),
  ])
  func `A type does not fit`(need: String, offer: String) {
    #expect(!fits("var x: \(need) { get }", "var x: \(offer) { fatalError() }"))
  }

  private static let sendables = """
    protocol Sent: Sendable {}; final class Says: @unchecked Sendable {}; actor Acts: P {}
    final class Later: P {}; extension Later: @unchecked Sendable {}
    @MainActor class OnMain: P {}; @MainActor protocol POnMain {}; class Open: P {}
    struct Plain: P {}; public struct Shown: P {}; @frozen public struct Fixed {}; enum One { case one }
    @usableFromInline struct Inlinable {}; final class Heir: Sent {}
    """

  @Test(arguments: [
    ("any Sendable", "Says"), ("any Sendable", "Heir"), ("any P & Sendable", "Acts"),
    ("any P & Sendable", "Later"), ("any P & Sendable", "OnMain"), ("any P & Sendable", "Plain"),
    ("any Sendable", "Fixed"), ("any Sendable", "One"), ("any Sendable", "String"),
    ("any Sendable", "[Plain]"), ("any Sendable", "[String: One]"), ("any Sendable", "(Int, Acts)"),
    ("(any Sendable)?", "Int?"), ("any Sendable", "any Sent"), ("any Sendable", "any P & Sent"),
    ("any Sendable", "some Sent"), ("any Sendable", "@Sendable () -> Void"),
    ("any Sendable", "@MainActor () -> Void"),
  ])
  func `A type may be sent`(need: String, offer: String) {
    #expect(
      fits("var x: \(need) { get }", "var x: \(offer) { fatalError() }", with: Self.sendables))
  }

  @Test(arguments: [
    // It is not known whether it conforms, or which type the alias names.
    ("any Error", "LocalizedError"), ("any P", "Locale.Region"), ("Outer.Inner", "Inner"),
    ("CGFloat", "Double"),
    ("Int", "Foundation.Int"),
    ("any Hashable", "S"), ("any P", "View"), ("any P", "Bar<Int>"),
    ("@Sendable () -> Void", "() -> Void"),
    ("any Sendable", "Open"), ("any P & Sendable", "Open"), ("any Sendable", "[any P]"),
    ("any P", "Noted"), ("Gen<Int>", "Gen<Number2>"), ("S", "Array<S>.Element"),
    ("AnyHashable", "Int"), ("Set<AnyHashable>", "Set<Int>"),
    ("KeyPath<A, Int>", "WritableKeyPath<A, Int>"), ("Text", "String?"), ("Text", "Box<Text>"),
    ("() -> Void", "Handler"), ("any Held<Int>", "Holder"), ("Gen<Number2>", "Gen<Int>"),
    ("Result<Int, E>", "Result<Int, Failure>"), ("any P", "Gen<Double>"),
    ("any P", "Unsure"), ("any P", "Screen"), ("any P", "Model"), ("any P", "NSObject"),
    ("UserDefaults", "NSObject"), ("UIViewController", "Screen"),
  ])
  func `An undecided member provides, and swiftc checks it`(need: String, offer: String) {
    let types =
      Self.sendables
      + "; class Bar<T>: Foo<T> {}"
    #expect(fits("var x: \(need) { get }", "var x: \(offer) { fatalError() }", with: types))
  }

  @Test(arguments: [
    ("Int", "Number"), ("any P", "P"), ("Int?", "Int!"), ("Int!", "Int?"), ("Int", "Int!"),
  ])
  func `A type can be set`(need: String, offer: String) {
    #expect(fits("var x: \(need) { get nonmutating set }", "var x: \(offer)"))
  }

  @Test(arguments: [("Int?", "Int"), ("any P", "A"), ("A", "B"), ("any P", "any Q")])
  func `A type can be read but not set`(need: String, offer: String) {
    #expect(fits("var x: \(need) { get }", "var x: \(offer)"))
    #expect(!fits("var x: \(need) { get nonmutating set }", "var x: \(offer)"))
  }

  @Test(arguments: [
    ("", ""), ("throws", ""), ("throws", "throws"), ("async", ""), ("async", "async"),
    ("async throws", "async"), ("async throws", "throws"), ("throws(E)", "throws(E)"),
    ("throws", "throws(E)"), ("throws(E)", ""),
  ])
  func `Effects fit`(need: String, offer: String) {
    #expect(fits("var x: Int { get \(need) }", "var x: Int { get \(offer) { 1 } }"))
    #expect(fits("func x() \(need) -> Int", "func x() \(offer) -> Int { 1 }"))
  }

  @Test(arguments: [
    ("", "throws"), ("", "async"), ("throws", "async"), ("async", "throws"),
    ("throws(E)", "throws"), ("throws(E)", "throws(F)"), ("async throws(E)", "async throws"),
  ])
  func `Effects do not fit`(need: String, offer: String) {
    #expect(!fits("var x: Int { get \(need) }", "var x: Int { get \(offer) { 1 } }"))
    #expect(!fits("func x() \(need) -> Int", "func x() \(offer) -> Int { 1 }"))
  }

  @Test(arguments: [
    ("func f(_ a: B) -> A", "func f(_ b: A) -> B { fatalError() }"),
    ("func f<T: P>(_ t: T) -> [T]", "func f<U: P>(_ u: U) -> Array<U> { [] }"),
    ("func f(a: Int)", "func f(a b: Int) -> Void {}"),
    ("func f(_: @escaping () -> Int)", "func f(_ a: @escaping () -> Int) {}"),
    ("func f(_: inout Int)", "func f(_ a: inout Int) {}"),
    ("func f(_: @escaping () -> Int)", "func f(_ a: () -> Int) {}"),
    ("func f(_: String)", "func f(_ a: @autoclosure () -> String) {}"),
    ("func f(_: String)", "func f(_ a: @autoclosure @escaping () -> String) {}"),
    ("func f(_: @autoclosure () -> String)", "func f(_ a: @autoclosure () -> String) {}"),
    ("func f(_: @autoclosure () -> String)", "func f(_ a: String) {}"),
    ("func f(_: Int)", "func f(_ a: Int?) {}"),
    ("func f(_: Int)", "func f(_ a: Int...) {}"),
    ("func f(a: Int) -> Int?", "func f(a: Int) -> Int { 1 }"),
    ("func `for`(`in`: Int)", "func `for`(in: Int) {}"),
    // A closure around a member.
    ("var f: () -> Void { get }", "func f() {}"),
    ("var f: (Int, B) -> P { get }", "func f(a: Int, _ b: A) -> B { fatalError() }"),
    ("var f: (() -> Int)? { get }", "func f() -> Int { 1 }"),
    ("var f: () -> Int { get }", "var f: Int { 1 }"),
    ("var f: () async throws -> Int { get }", "var f: Int { get async throws { 1 } }"),
    ("var f: (inout Int) -> Void { get }", "func f(_ a: inout Int) {}"),
    ("var f: (Int) -> Int { get }", "func f(_ a: Int...) -> Int { a[0] }"),
    ("var f: () -> () -> Int { get }", "var f: () -> Int { { 1 } }"),
  ])
  func `A function or a closure around a member fits`(need: String, offer: String) {
    #expect(fits(need, offer))
  }

  /// A value of known type is not a closure, even if what the closure returns is not known.
  @Test func `A closure reads the value that it returns`() {
    let compilation = compile(
      leafAndRoot(needs: "var f: () -> CGFloat { get }", root: "let f: Double = 1"))
    #expect(compilation.generatedFile(for: "App").text.contains("in parent.f }"))
  }

  @Test(arguments: [
    ("func f(_ a: A) -> A", "func f(_ b: B) -> A { b }"),
    ("func f(a: Int)", "func f(b: Int) {}"),
    ("func f(a: Int)", "func f(a: Int, b: Int) {}"),
    ("func f() -> Int", "func f() {}"),
    ("func f()", "var f: () -> Void { {} }"),
    ("func f(_: inout Int)", "func f(_ a: Int) {}"),
    ("func f(_: () -> Int)", "func f(_ a: @escaping () -> Int) {}"),
    ("func f(_: @autoclosure () -> String)", "func f(_ a: () -> String) {}"),
    (
      "func f(_: @autoclosure () -> String)",
      "func f(_ a: @autoclosure @escaping () -> String) {}"
    ),
    ("func f(_: () -> Int)", "func f(_ a: (() -> Int)?) {}"),
    // A closure around a member.
    ("var f: (Int) -> Void { get }", "func f() {}"),
    ("var f: (Int) -> Void { get }", "var f: Void { () }"),
    ("var f: () -> Int { get }", "func f() -> String { \"\" }"),
    ("var f: () -> Int { get }", "func f() throws -> Int { 1 }"),
    ("var f: () -> Int { get }", "var g: Int { 1 }"),
    ("var f: @Sendable () -> Int { get }", "func f() -> Int { 1 }"),
    ("var f: @MainActor () -> Int { get }", "func f() -> Int { 1 }"),
    ("var f: () -> Int { get nonmutating set }", "func f() -> Int { 1 }"),
    ("var f: (inout Int) -> Void { get }", "func f(_ a: Int) {}"),
    ("var f: (Int...) -> Int { get }", "func f(_ a: Int) -> Int { a }"),
    ("func f() -> Int", "var f: Int { 1 }"),
  ])
  func `A function or a closure around a member does not fit`(need: String, offer: String) {
    #expect(!fits(need, offer))
  }

  @Test(arguments: [
    ("var x: Int", true), ("var x = 3", true), ("var x: Int { get { 1 } set {} }", true),
    ("let x = 3", false), ("var x: Int { 3 }", false), ("private(set) var x = 3", false),
    ("lazy var x: Int = 3", true), ("static var x = 3", false), ("fileprivate var x = 3", false),
    ("public internal(set) var x = 3", true),
  ])
  func `A settable requirement needs a setter`(offer: String, isFit: Bool) {
    #expect(fits("var x: Int { get nonmutating set }", offer) == isFit)
  }

  @Test(arguments: [
    ("BootstrapComponent", false), ("MainActorComponent<any EmptyDependency>", false),
    ("Component<any EmptyDependency>", true), ("Root", false), ("Mid", true),
  ])
  func `An extension adds to a component only where its class has the base`(
    base: String, isMeant: Bool
  ) {
    let compilation = compile(
      """
      protocol Named {}
      extension Named where Self: \(base) { var x: String { "named" } }
      protocol D: Dependency { var x: String { get } }
      final class Leaf: Component<any D> {}
      final class Mid: Component<any EmptyDependency>, Named {
        var leaf: Leaf { Leaf(parent: self) }
      }
      final class Root: BootstrapComponent {
        let x = "root"
        var mid: Mid { Mid(parent: self) }
      }
      """)
    #expect(compilation.messages == [])
    #expect(compilation.generatedFile(for: "App").text.contains("MidUpstream") != isMeant)
  }
}
