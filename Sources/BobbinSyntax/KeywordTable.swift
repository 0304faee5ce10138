/// Finds the keyword that some bytes spell.
///
/// An open hash table that is filled once from the names of the cases of `Keyword`. The hash covers
/// the length and three bytes, so that most names hit an empty slot and cost no comparison at all.
struct KeywordTable {
  private struct Slot {
    var keyword = Keyword.none
    var length = 0
    /// None in an empty slot.
    var spelling: UnsafeMutablePointer<UInt8>?
  }

  /// The number of slots less one: bits to keep of a hash.
  private static var mask: Int { 1023 }

  private let slots: UnsafeMutablePointer<Slot>

  /// The only table, which lives as long as the process.
  nonisolated(unsafe) static let shared = KeywordTable()

  private init() {
    slots = .allocate(capacity: Self.mask + 1)
    slots.initialize(repeating: Slot(), count: Self.mask + 1)
    for keyword in Keyword.allCases.dropFirst() {
      let name = Array(keyword.description.utf8)
      let spelling = UnsafeMutablePointer<UInt8>.allocate(capacity: name.count)
      spelling.initialize(from: name, count: name.count)
      var slot = Self.hash(spelling, name.count)
      while slots[slot].spelling != nil { slot = (slot + 1) & Self.mask }
      slots[slot] = Slot(keyword: keyword, length: name.count, spelling: spelling)
    }
  }

  /// Returns the keyword that a word of at least one byte spells, or `none`.
  func keyword(_ word: UnsafePointer<UInt8>, _ length: Int) -> Keyword {
    var slot = Self.hash(word, length)
    while true {
      guard let spelling = slots[slot].spelling else { return .none }
      if slots[slot].length == length {
        var index = 0
        while index < length && spelling[index] == word[index] { index += 1 }
        if index == length { return slots[slot].keyword }
      }
      slot = (slot + 1) & Self.mask
    }
  }

  private static func hash(_ word: UnsafePointer<UInt8>, _ length: Int) -> Int {
    let (first, second, last) = (Int(word[0]), Int(word[1]), Int(word[length - 1]))
    return (first * 71 + second * 29 + last * 5 + length * 117) & mask
  }
}
