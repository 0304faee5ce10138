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
#endif
package import BobbinSyntax

extension Source {
  /// Whether the bytes of a word stand anywhere in the file: in code, in a comment or inside another
  /// word.
  ///
  /// By way of the C library, which looks at many bytes at once, also where the tool is not optimised.
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
