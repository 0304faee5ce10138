/// What must hold of resolution, item by item, and what shows that it does.
///
/// The items are the rules by number, then shapes of programs by name. `RuleTableTests` sees to it that
/// what is named here is there and says what it is named for.
enum RuleTable {
  /// What shows that an item holds.
  enum Proof {
    /// A golden directory with these texts, in what people write or in what is wanted.
    case fixture(String, [String])
    /// A program in `Rule.all`.
    case rule(String)
    /// A shape in `PredecessorShape`.
    case shape(PredecessorShape)
    /// A test in a file of this directory.
    case test(String, String)
  }

  static let items: KeyValuePairs<String, [Proof]> = [
    // The rules.
    "1 nearest ancestor": [
      .fixture("NearestForEach", ["patient 1 near 10", "hasty 2 far 21"]),
      .fixture("NearestOnActor", ["xAsIntOnMainActor", "20 4"]),
      .test("RandomProgramTests", "Everything comes from the nearest that provides it"),
    ],
    "2 equal types": [
      .rule("a type is the same however it is written"),
      .fixture("TypeSpellings", ["any Error & Sendable", "any Sendable & Error"]),
    ],
    "2 T for T?": [.fixture("Upcasts", ["var text: String? { get }", "let text: String = "])],
    "2 declared upcasts": [
      .fixture("Upcasts", ["var animal: Animal { get }", "let animal = Dog()"])
    ],
    "2 functions by full name": [.shape(.functions), .fixture("FunctionRequirements", ["named"])],
    "3 fewer effects": [
      .fixture("Effects", ["async throws"]), .fixture("EffectShapes", ["get async"]),
    ],
    "3 settable": [.fixture("Settable", ["nonmutating set"])],
    "4 isolation is copied": [.fixture("Isolation", ["@MainActor"])],
    "4 isolation mismatch": [.fixture("IsolationMismatch", ["[#isolation-mismatch]"])],
    "5 from the own dependency": [.fixture("Protocols", ["parent.dependency.network"])],
    "5 passed on": [.fixture("SkipLevel", ["passes on what only its parents have"])],
    "5 missing at the root": [.fixture("MissingRequirement", ["the path is", "nobody provides"])],
    "6 optionals that default to nil": [
      .fixture("NilDefaults", ["var limit: Int? { nil }"]),
      .test("MissingRequirementTests", "Who can do without something does not need it, too"),
    ],
    "7 colliding names": [
      .fixture("CollidingNames", ["serviceAsIntOptional", "makeAsStringString"]),
      .rule("what an open base class passes on does not clash with what its subclass declares"),
    ],
    "8 private is a near miss": [
      .fixture("NearMisses", ["but it is fileprivate", "but it is private"])
    ],
    "9 under the same condition": [.fixture("Conditions", ["var debugOnly: String { get }"])],
    "9 in every branch": [.fixture("Conditions", ["#elseif DEBUG || os(WASI)"])],
    "9 a branch is missing": [.fixture("MissingBranch", ["but only where"])],
    "10 identity by module": [
      .fixture("SameName", ["Card.DetailComponent(parent: self)"]),
      .rule("components, protocols and types of one name in two modules are different"),
    ],
    "11 generic components": [.fixture("GenericParents", ["class ListComponent<Element>"])],
    "11 open dependency is an error": [
      .fixture("Helpless", ["leaves its dependency open"])
    ],

    // Types.
    "generic typealiases": [.fixture("Aliases", ["typealias Pair<First, Second>"])],
    "nested types": [.fixture("Nested", ["Till.Drawer", "Shop.Till.Drawer(sum: 3)"])],
    "generic types inherit": [.rule("a generic type is what it inherits, with its arguments")],
    "types that exist under conditions": [
      .fixture("ConditionalTypes", ["output.txt"]), .fixture("ConditionalTypesAbsent", ["RELEASE"]),
    ],

    // Functions.
    "labels and overloads": [
      .shape(.functions), .fixture("FunctionRequirements", ["func screen(for id: Int)"]),
    ],
    "generic functions": [.fixture("FunctionRequirements", ["func describe<Value"])],
    "default arguments": [.fixture("FunctionRequirements", ["for identifier: Int = 3"])],
    "variadics": [.fixture("UnsupportedRequirements", ["func all(_ values: Int...)"])],
    "inout": [.fixture("FunctionRequirements", ["inout [String]"])],
    "escaping and sendable closures": [
      .fixture("TypeSpellings", ["_ body: @escaping @Sendable () -> Void"])
    ],
    "autoclosures, builders, packs": [
      .rule("builders, packs, opaque parameters and autoclosures are passed on"),
      .fixture("FunctionRequirements", ["@autoclosure () -> String"]),
    ],

    // Conditions.
    "#if around property, function, child, requirement, component, import, extension, initialiser":
      [
        .rule("all kinds of things where their condition holds"),
        .rule("all kinds of things where their condition does not hold"),
      ],
    "#if around a member of a base class": [
      .rule("a subclass passes on always what its superclass passes on under a condition")
    ],
    "#if and imports that are public": [
      .rule("an import is public only where what needs it is compiled")
    ],

    // Shapes of programs.
    "a module with a type of its name": [
      .fixture("ModuleNamedLikeType", ["public protocol Logging {"])
    ],
    "nested components": [.fixture("Nested", ["final class Queue: Component<any Needs>"])],
    "base classes": [.fixture("BaseClasses", ["open class TitledComponent"])],
    "generic base classes": [
      .fixture("BaseClasses", ["open class CountedComponent<Needs>: ScreenComponent<Needs>"]),
      .rule("a generic superclass provides with the arguments that it is given"),
    ],
    "a class and its subclass under one parent": [
      .fixture("ClassAndSubclass", ["parent: RootComponent, _: Never..., _1: Never..."])
    ],
    "children of a base class": [.fixture("InheritedChildren", ["serviceAsInt"])],
    "dependency protocols by alias and composition": [
      .fixture("Protocols", ["typealias Both", "NetworkDependency & StoreDependency>"])
    ],
    "provisions in several files": [
      .fixture("ExtensionsAndFiles", ["extension in another file"])
    ],
    "recursion": [
      .fixture("RecursiveFolder", ["disk:/home/ann/pictures"]),
      .fixture("MutualRecursion", ["tree.txt"]),
    ],
    "several parents": [.fixture("ManyParents", ["root in blue", "card in blue"])],
    "diamonds": [
      .fixture("Diamonds", ["output.txt"]),
      .test("GrowthTests", "Diamonds cost what their edges cost"),
    ],
    "the order of things does not matter": [
      .test("DeterminismTests", "Declarations may stand in any file and in any order")
    ],
  ]
}
