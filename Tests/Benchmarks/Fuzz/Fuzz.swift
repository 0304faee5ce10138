import BobbinSyntax
import BobbinTestSupport
import Dispatch
import Foundation

/// Breaks real Swift files in random ways and reads them: `swift run -c release Fuzz DIRECTORY
/// [SECONDS] [SEED]`.
///
/// A crash or an endless input ends the run by itself. An input that takes longer than its size
/// allows, or whose facts lie outside of it, is printed with its seed.
@main enum Fuzz {
  /// Nanoseconds a byte may take, more than ten times what reading costs, and a start.
  private static let limit = (perByte: 2_000.0, once: 50_000_000.0)

  /// The seed of the input that is being read.
  nonisolated(unsafe) private static var seedAtWork: UInt64 = 0

  static func main() throws {
    signal(SIGALRM) { _ in
      print("seed \(Fuzz.seedAtWork) hangs")
      exit(1)
    }
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let directory = arguments.first else {
      print("usage: Fuzz DIRECTORY [SECONDS] [SEED]")
      exit(64)
    }
    let seconds = arguments.dropFirst().first.flatMap { Double($0) } ?? 60
    let first = arguments.dropFirst(2).first.flatMap { UInt64($0) } ?? 0
    let files = read(directory)
    guard !files.isEmpty else {
      print("no Swift files in \(directory)")
      exit(1)
    }
    let end = DispatchTime.now() + seconds
    var (seed, bytes, faults) = (first, 0, 0)
    while DispatchTime.now() < end {
      let input = mutate(files, seed: seed)
      seedAtWork = seed
      alarm(30)
      var nanoseconds = Double.infinity
      // Do not blame the input for other load on the machine.
      for _ in 0..<5 where nanoseconds > limit.perByte * Double(input.count) + limit.once {
        let start = DispatchTime.now().uptimeNanoseconds
        if !isSound(input) { faults += report("is misread", seed) }
        nanoseconds = min(nanoseconds, Double(DispatchTime.now().uptimeNanoseconds - start))
      }
      if nanoseconds > limit.perByte * Double(input.count) + limit.once {
        faults += report("takes \(Int(nanoseconds / 1e6)) ms for \(input.count) bytes", seed)
      }
      bytes += input.count
      seed += 1
    }
    print("\(seed - first) inputs from \(files.count) files, \(bytes) bytes, \(faults) faults")
    exit(faults == 0 ? 0 : 1)
  }

  private static func report(_ what: String, _ seed: UInt64) -> Int {
    print("seed \(seed) \(what)")
    return 1
  }

  /// Reads an input both ways and checks that all locations are inside it.
  private static func isSound(_ input: [UInt8]) -> Bool {
    let source = Source(path: "Fuzz.swift", bytes: input)
    let lines = input.count { $0 == 0x0A || $0 == 0x0D } + 1
    return [false, true].allSatisfy { skips in
      let file = Parser.parse(source, skippingBodies: skips)
      let places = file.faults.map(\.location) + file.declarations.map(\.location)
      return places.allSatisfy { $0.line <= lines }
    }
  }

  /// A piece of a file with bytes or tokens deleted, doubled, swapped, cut off or made up.
  private static func mutate(_ files: [[UInt8]], seed: UInt64) -> [UInt8] {
    var random = SeededRandom(seed: seed)
    let file = files[random.next(below: files.count)]
    let start = random.next(below: file.count)
    var bytes = Array(file[start..<min(file.count, start + 200 + random.next(below: 4_000))])
    let tokens = Lexer.lex(Source(path: "", bytes: bytes)).tokens
    for _ in 0...random.next(below: 12) {
      // Half of the time whole tokens, so that the parser sees more than broken strings.
      let token = tokens[random.next(below: tokens.count)]
      let isToken = random.next(below: 2) == 0 && Int(token.end) <= bytes.count
      let from = isToken ? Int(token.start) : random.next(below: bytes.count + 1)
      let to = isToken ? Int(token.end) : min(bytes.count, from + random.next(below: 20))
      switch random.next(below: 6) {
      case 0: bytes.removeSubrange(from..<to)
      case 1: bytes.insert(contentsOf: bytes[from..<to], at: random.next(below: bytes.count + 1))
      case 2:
        for index in from..<to { bytes.swapAt(index, random.next(below: bytes.count)) }
      case 3: bytes.removeSubrange(max(from, bytes.count / 2)...)
      case 4: bytes.insert(UInt8(random.next(below: 256)), at: from)
      default:
        let brackets = Array("()[]{}<>\"'/\\#@.,:;?!&=`".utf8)
        let bracket = brackets[random.next(below: brackets.count)]
        bytes.insert(contentsOf: Array(repeating: bracket, count: random.next(below: 50)), at: from)
      }
    }
    return bytes
  }

  private static func read(_ directory: String) -> [[UInt8]] {
    let names = FileManager.default.enumerator(atPath: directory)
    var files: [(name: String, bytes: [UInt8])] = []
    while let path = names?.nextObject() as? String {
      guard path.hasSuffix(".swift"),
        let data = try? Data(contentsOf: URL(filePath: directory).appending(path: path)),
        !data.isEmpty
      else { continue }
      files.append((path, [UInt8](data)))
    }
    // The same order everywhere, so that a seed means the same input.
    return files.sorted { $0.name < $1.name }.map(\.bytes)
  }
}
