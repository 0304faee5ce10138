#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Searches with the C library, which is fast even if the tool is not optimized.

/// Returns where a byte first occurs in a range of bytes, or nil if it does not.
@inline(__always)
func find(_ byte: UInt8, in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int? {
  guard let found = memchr(bytes + start, Int32(byte), end - start) else { return nil }
  return UnsafeRawPointer(found) - UnsafeRawPointer(bytes)
}

extension Source {
  /// Returns where a byte first occurs from an offset on, or nil if it does not.
  func offset(of byte: UInt8, from start: Int) -> Int? {
    find(byte, in: bytes, from: start, to: bytes.count)
  }

  /// Whether the bytes of a word occur anywhere in the file, even in a comment or another word.
  package func mentions(_ word: String) -> Bool {
    let word = Array(word.utf8)
    return bytes.withUnsafeBufferPointer { file in
      guard let first = file.baseAddress, !word.isEmpty else { return word.isEmpty }
      var at = 0
      while at + word.count <= file.count,
        let found = find(word[0], in: first, from: at, to: file.count - word.count + 1)
      {
        if memcmp(first + found, word, word.count) == 0 { return true }
        at = found + 1
      }
      return false
    }
  }
}

/// Whether bytes may have white space that `blank` would change.
func mayHaveOddSpace(_ bytes: UnsafePointer<UInt8>, count: Int) -> Bool {
  begins(bytes, with: "\u{FEFF}")
    || [Byte.nul, 0xC2].contains { find($0, in: bytes, from: 0, to: count) != nil }
}

/// Writes spaces over what swiftc takes for white space, but a search for parts of words or for the
/// end does not: a byte order mark in front, non-breaking spaces and NULs.
func blank(_ bytes: UnsafeMutablePointer<UInt8>, count: Int) {
  if begins(bytes, with: "\u{FEFF}") { bytes.update(repeating: Byte.space, count: 3) }
  for first in [Byte.nul, 0xC2] {
    var at = 0
    while let found = find(first, in: bytes, from: at, to: count) {
      at = found + 1
      let length = first == Byte.nul ? 1 : bytes[at] == 0xA0 ? 2 : 0
      (bytes + found).update(repeating: Byte.space, count: length)
    }
  }
}

/// Whether bytes before a NUL begin with a text.
func begins(_ bytes: UnsafePointer<UInt8>, with text: StaticString) -> Bool {
  strncmp(bytes.chars, text.utf8Start.chars, text.utf8CodeUnitCount) == 0
}

/// Returns how many bytes precede the first one that is in `some`, or a NUL.
@inline(__always)
func span(_ bytes: UnsafePointer<UInt8>, until some: StaticString) -> Int {
  strcspn(bytes.chars, some.utf8Start.chars)
}

/// Returns where a word next occurs before the next NUL, or nil if it does not.
@inline(__always)
func find(_ word: StaticString, in bytes: UnsafePointer<UInt8>, from start: Int) -> Int? {
  strstr((bytes + start).chars, word.utf8Start.chars)
    .map { UnsafeRawPointer($0) - UnsafeRawPointer(bytes) }
}

extension UnsafePointer<UInt8> {
  /// The bytes as the C library's functions take them.
  @inline(__always)
  fileprivate var chars: UnsafePointer<CChar> {
    UnsafeRawPointer(self).assumingMemoryBound(to: CChar.self)
  }
}

/// Allocates memory, or makes it larger: large pieces without a copy, where the system can.
func reallocated(_ bytes: UnsafeMutablePointer<UInt8>?, to size: Int) -> UnsafeMutablePointer<UInt8>
{
  guard let bytes = realloc(bytes, size) else { preconditionFailure("out of memory") }
  return bytes.assumingMemoryBound(to: UInt8.self)
}

/// Frees memory that `reallocated` returned.
func release(_ bytes: UnsafeMutablePointer<UInt8>?) { free(bytes) }
