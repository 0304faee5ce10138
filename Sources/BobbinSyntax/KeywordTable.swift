/// Finds the keyword that some bytes spell.
///
/// An open hash table that is filled once from the names of the cases of `Keyword`. The hash takes
/// the length and three bytes, so that most names meet an empty slot and cost no comparison at all.
struct KeywordTable {
  private struct Slot {
    var keyword: Keyword
    /// Zero in an empty slot.
    var length: UInt8
    /// Where the spelling begins in `spellings`.
    var offset: UInt16
  }

  /// The number of slots less one: bits to keep of a hash.
  private static var mask: Int { 1023 }

  private let slots: UnsafeMutablePointer<Slot>
  private let spellings: UnsafeMutablePointer<UInt8>
  /// For each first byte the lengths of the keywords that begin with it, as bits.
  private let lengths: UnsafeMutablePointer<UInt32>

  /// The only table, which lives as long as the process.
  nonisolated(unsafe) static let shared = KeywordTable()

  private init() {
    let names = Keyword.allCases.dropFirst().map { ($0, Array(String(describing: $0).utf8)) }
    let empty = Slot(keyword: .none, length: 0, offset: 0)
    slots = .allocate(capacity: Self.mask + 1)
    slots.initialize(repeating: empty, count: Self.mask + 1)
    spellings = .allocate(capacity: names.reduce(0) { $0 + $1.1.count })
    lengths = .allocate(capacity: 256)
    lengths.initialize(repeating: 0, count: 256)
    var offset = 0
    for (keyword, name) in names {
      for (index, byte) in name.enumerated() { spellings[offset + index] = byte }
      lengths[Int(name[0])] |= 1 << UInt32(name.count)
      var slot = Self.hash(spellings + offset, name.count)
      while slots[slot].length != 0 { slot = (slot + 1) & Self.mask }
      slots[slot] = Slot(keyword: keyword, length: UInt8(name.count), offset: UInt16(offset))
      offset += name.count
    }
  }

  /// Returns the keyword that a word of at least one byte spells, or `none`.
  func keyword(_ word: UnsafePointer<UInt8>, _ length: Int) -> Keyword {
    if length > 31 || lengths[Int(word[0])] & (1 &<< UInt32(truncatingIfNeeded: length)) == 0 {
      return .none
    }
    var slot = Self.hash(word, length)
    while true {
      let candidate = slots[slot]
      if candidate.length == 0 { return .none }
      if Int(candidate.length) == length {
        let spelling = spellings + Int(candidate.offset)
        var index = 0
        while index < length && spelling[index] == word[index] { index += 1 }
        if index == length { return candidate.keyword }
      }
      slot = (slot + 1) & Self.mask
    }
  }

  private static func hash(_ word: UnsafePointer<UInt8>, _ length: Int) -> Int {
    let first = Int(word[0])
    let second = Int(word[1])
    let last = Int(word[length - 1])
    return (first * 71 + second * 29 + last * 5 + length * 117) & mask
  }
}
