import Dispatch

/// The members of a type that are no types.
struct Members: Sendable {
  var properties: [Property] = []
  var functions: [Function] = []
  var initialisers: [Initialiser] = []
  var subscripts: [Location] = []
}

/// The members of all types in a file of which only the headers were read.
///
/// They are read when someone asks for the first of them, and only once. Of a large program hardly any
/// file is asked.
final class UnreadMembers: @unchecked Sendable {
  private let source: Source
  private let reading: Parser.Reading
  /// Guarded by `queue`.
  private var found: (members: [Location: Members], faults: [Fault])?
  /// One for all files, because nobody asks for two at once.
  private static let queue = DispatchQueue(label: "UnreadMembers")

  init(_ source: Source, reading: Parser.Reading) {
    (self.source, self.reading) = (source, reading)
  }

  /// The members of a type, by its place.
  func members(of type: TypeDeclaration) -> Members { all.members[type.location] ?? Members() }

  /// What could not be read, in order of place.
  var faults: [Fault] { all.faults }

  private var all: (members: [Location: Members], faults: [Fault]) {
    Self.queue.sync {
      if let found { return found }
      let file = Parser.parse(source, reading: reading)
      var members: [Location: Members] = [:]
      var rest = file.declarations
      while let type = rest.popLast() {
        members[type.location] = type.known
        rest += type.nested
      }
      let all = (members, file.knownFaults)
      found = all
      return all
    }
  }
}
