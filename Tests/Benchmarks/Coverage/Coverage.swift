// Compiled into one module with BobbinSyntax by `Coverage/run`, so it imports nothing.

/// Reads libFuzzer's inputs in both ways; libFuzzer looks for crashes and time-outs.
@_cdecl("LLVMFuzzerTestOneInput")
public func readInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  for skips in [false, true] {
    let file = Parser.parse(Source(path: "Fuzz.swift", bytes: bytes), skippingBodies: skips)
    precondition(file.faults.allSatisfy { $0.location.line <= count + 1 })
  }
  return 0
}
