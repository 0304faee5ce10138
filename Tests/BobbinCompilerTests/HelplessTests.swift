import BobbinCompiler
import BobbinSyntax
import Testing

/// What is said without code that would help, each with the reason why there is none.
struct HelplessTests {
  /// Words of a message in the goldens, and why nobody but its reader can know what to write.
  private static let reasons = [
    "is made from what is made from it": "any of them may be the one that takes another later",
    "nothing creates component": "it may be wanted, and the creation be missing",
    "depends on itself": "any of the imports may be one too many",
    "there are two modules": "it is a list of modules that is wrong, and no source",
    "has no closing brace": "a file that cannot be read",
    "expected ')' in call": "a file that cannot be read",
    "expected a name behind 'func'": "a file that cannot be read",
    "unterminated string literal": "a file that cannot be read",

    "which 'LeafDependency' depends on, in the sources": "nobody declares it",
    "which 'OtherComponent' depends on, in the sources": "nobody declares it",
    "cannot require associated type": "what the type is to be, the protocol does not say",
    "cannot require a subscript": "a function in its place needs a name",
    "cannot require property 'untyped'": "which type it has, only people know",

    "'LeafComponent' cannot be created with '(parent:name:)'": "what the 'id' is, nobody says",
    "'LeafComponent' cannot be created with '(parent:numbers:_:)'":
      "to take an array, others who call it would have to change",
    "'Labelled' cannot be created": "'number' may be the 'id', or not",
    "cannot tell which initialiser of 'Lost'": "neither name nor title is anywhere",
    "nobody provides 'count' of type 'Int'": "whoever creates it does not try",

    "cannot tell which component is created here": "what a generic function takes, is any type",
    "cannot tell which type '.init(injecting: …)' creates": "nobody declares the function",
    "cannot tell which component 'LeafComponent.init(parent:)' is": "whoever calls it knows",
    "cannot tell which component 'found'": "a local value whose type only swiftc knows",
    "cannot tell which component 'other'": "nobody declares it",
    "cannot tell which component 'scope()'": "global functions are not read",
    "cannot tell which component 'scopes[0]'": "what an array holds, nobody looks up",
    "'self' is a type here and cannot wire 'Service'": "what is static and stored has no component",
    "'self' is no component and cannot wire 'Service'": "a struct cannot be one",
    "'unknown' is no component": "it may be any object",

    "'OpenComponent' leaves its dependency open": "the class that inherits from it needs a name",
    "'ConcreteComponent' depends on no protocol": "who has the object, only people know",
    "'LocalComponent' is local": "elsewhere, it might not know what it uses",
    "cannot find 'DateFormatter'": "what is not among the sources",

    "cannot tell what is to be gathered": "any type can be",
    "'any Secret' is private": "all that has the type is private as well, so it may be meant",
    "which cannot read from 'RootComponent'": "on the main actor it could not be used as now",
    "from the dependency of": "a provision of its own needs a value",
    "it leaves the caller's actor": "it may have to, or the requirement may not",
    "'HallComponent' cannot wire": "either of two actors may be meant",
    "cannot be sent from": "that it may be sent, only its writer can promise",

    "'either'": "what an overloaded initialiser makes, only swiftc knows",
    "'site'": "what a foreign initialiser makes, only swiftc knows",
  ]

  private static let helpless: [(fixture: String, diagnostic: Diagnostic)] = Fixture.all.flatMap {
    fixture in
    let diagnostics = (try? fixture.modules()).map { Compilation($0).diagnostics } ?? []
    return diagnostics.filter { !$0.notes.contains { !$0.edits.isEmpty } }
      .map { (fixture.name, $0) }
  }

  @Test func `Whatever is said comes with code that helps, or there is a reason`() {
    for (fixture, diagnostic) in Self.helpless {
      let isExcused = Self.reasons.keys.contains { diagnostic.message.contains($0) }
      #expect(isExcused, "\(fixture): \(diagnostic.lines)")
    }
  }

  @Test(arguments: reasons.keys.sorted())
  func `Every reason is needed`(words: String) {
    #expect(Self.helpless.contains { $0.diagnostic.message.contains(words) })
  }
}
