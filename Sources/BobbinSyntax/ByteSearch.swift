#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(ucrt)
  import ucrt
#elseif canImport(WASILibc)
  import WASILibc
#endif

// By way of the C library, which looks at many bytes at once, also where the tool is not optimised.

/// Returns where a byte stands first in a range of bytes, or nil where it does not.
@inline(__always)
func find(
  _ byte: UInt8, in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int
) -> Int? {
  guard let found = memchr(bytes + start, Int32(byte), end - start) else { return nil }
  return UnsafeRawPointer(found) - UnsafeRawPointer(bytes)
}

extension Source {
  /// Whether the bytes of a word stand anywhere in the file: in code, in a comment or inside another
  /// word.
  package func mentions(_ word: String) -> Bool {
    var word = word
    return word.withUTF8 { word in
      bytes.withUnsafeBytes { file in
        guard let wanted = word.baseAddress, !word.isEmpty, var at = file.baseAddress else {
          return word.isEmpty
        }
        let end = at + file.count
        while end - at >= word.count, let found = memchr(at, Int32(wanted[0]), end - at) {
          at = UnsafeRawPointer(found)
          if end - at >= word.count, memcmp(at, wanted, word.count) == 0 { return true }
          at += 1
        }
        return false
      }
    }
  }
}
