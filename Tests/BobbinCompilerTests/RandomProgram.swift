import BobbinTestSupport
import Foundation

/// A program made up at random: components in modules, what they need, provide and create.
///
/// It is independent of how Bobbin works. `RandomProgram+Making.swift` makes it, `+Reference.swift`
/// resolves it by walking, and `+Text.swift` writes it as source.
struct RandomProgram {
  /// Where code is compiled; `either` means once in each branch.
  enum Condition { case always, flag, notFlag, either }

  /// What a getter or a function may do.
  struct Effects: Hashable {
    var isAsync = false
    var isThrowing = false
  }

  /// A property, or a function of one parameter.
  enum Kind: Hashable {
    case property
    case function(label: String, parameter: String)
  }

  /// Something that a component or a service needs.
  struct Requirement: Hashable {
    var name: String
    var kind = Kind.property
    var type: String
    var effects = Effects()
    var isSettable = false
    /// An extension of the protocol provides `nil`.
    var hasNilDefault = false
    var condition = Condition.always
  }

  /// A member of a component.
  struct Provision {
    enum Place {
      case base, body, nearExtension, farExtension
      /// An extension of the component's dependency protocol, which does not require it.
      case protocolExtension
    }

    var name: String
    var kind = Kind.property
    var type: String
    var effects = Effects()
    var isSettable = false
    /// `private` and `fileprivate` are near misses.
    var access = ""
    var isStatic = false
    var condition = Condition.always
    var place = Place.body
    /// Its type is the generic parameter of the base class.
    var isOfParameter = false
    /// No type is written, and none is plain: only Swift knows it.
    var isUntyped = false
  }

  /// A child that a component creates.
  struct Child {
    var index: Int
    /// The code is in the base class, which knows only its own members.
    var isInBase = false
    var condition = Condition.always
    var form = 0
  }

  /// The class that a component inherits from.
  enum Superclass { case runtime, alias, base, genericBase, openBase }

  /// How its dependency protocol is put together.
  enum Shape { case plain, inherited, composed, alias }

  struct Node {
    var module: Int
    var isRoot: Bool
    /// The members of its own protocol, or its parts.
    var needs: [Requirement] = []
    /// The component whose protocol its own inherits from.
    var inheritedFrom: Int?
    var shape = Shape.plain
    var superclass = Superclass.runtime
    var provisions: [Provision] = []
    /// Components of the same or a lower module, itself perhaps included.
    var children: [Child] = []
    /// The requirements of the service that the component wires.
    var injected: [Requirement] = []
    /// Its initializer takes a number.
    var hasExtra = false
    /// The component is in an enum.
    var isNested = false
    /// Other modules have a component of this name.
    var isNamesake = false

    var hasBase: Bool { superclass != .runtime && superclass != .alias }
  }

  let seed: UInt64
  /// Components in order of module.
  var nodes: [Node] = []

  /// For each type the types that fit it, as plainly as possible.
  static let servedBy: [String: Set<String>] = [
    "Int": ["Int"],
    "String": ["String"],
    "Int?": ["Int?", "Int"],
    "[Int]": ["[Int]"],
    "any P": ["any P", "A", "B", "Box<Int>", "Outer.Inner"],
    "A": ["A", "B"],
    "A?": ["A?", "A", "B"],
    "B": ["B"],
    "Box<Int>": ["Box<Int>"],
    "Outer.Inner": ["Outer.Inner"],
    "() -> Int": ["() -> Int"],
    "(Int) -> String": ["(Int) -> String"],
  ]

  /// The numbers of the programs that a run makes up.
  ///
  /// `BOBBIN_RANDOM_PROGRAMS=2000` says how many there are, `BOBBIN_RANDOM_FIRST=500` where they
  /// start.
  static func seeds(usually count: Int) -> Range<UInt64> {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["BOBBIN_RANDOM_FIRST"].flatMap(UInt64.init) ?? 0
    let count = environment["BOBBIN_RANDOM_PROGRAMS"].flatMap(UInt64.init) ?? UInt64(count)
    return first..<first + count
  }

  /// All requirements of a component's protocol, inherited ones included.
  func needs(of index: Int) -> [Requirement] {
    nodes[index].needs + (nodes[index].inheritedFrom.map(needs) ?? [])
  }
}
