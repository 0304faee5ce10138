import BobbinCommandLine
import BobbinSyntax
import Foundation
import SwiftParser
import SwiftSyntax

/// Reads all Swift files of a directory in several ways, one after another in each round, and prints
/// how fast each was: `swift run -c release FrontEnd DIRECTORY [ROUNDS [NAME]]`, where NAME selects
/// the ways whose names contain it.
///
/// It uses one core, and files are in memory before the clock starts. The result is the shortest
/// processor time of all rounds, because whatever else the machine does only adds to it.
@main enum FrontEnd {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let directory = arguments.first else {
      print("usage: FrontEnd DIRECTORY [ROUNDS [NAME]]")
      exit(64)
    }
    let rounds = arguments.dropFirst().first.flatMap { Int($0) } ?? 5
    let sources = try read(directory)
    let bytes = sources.reduce(0) { $0 + $1.bytes.count }
    print("\(sources.count) files, \(bytes) bytes, \(rounds) rounds, the shortest of each")

    let name = arguments.dropFirst(2).first ?? ""
    let contestants = contestants.filter { name.isEmpty || $0.name.contains(name) }
    var times = Array(repeating: [Double](), count: contestants.count)
    for _ in 0..<rounds {
      for (index, contestant) in contestants.enumerated() {
        times[index].append(seconds { for source in sources { contestant.work(source) } })
      }
    }
    let shortest = times.map { $0.min() ?? 0 }
    let parse = shortest[contestants.firstIndex { $0.name == "Bobbin parse" } ?? 0]
    for (contestant, time) in zip(contestants, shortest) {
      let speed = String(format: "%8.1f MB/s", Double(bytes) / time / 1_000_000)
      let ratio = String(format: "%8.2f × parse", time / parse)
      print(contestant.name.padding(toLength: 20, withPad: " ", startingAt: 0), speed, ratio)
    }
  }

  private struct Contestant {
    var name: String
    var work: @Sendable (Source) -> Void
  }

  private static let contestants = [
    Contestant(name: "every byte once") { source in
      var lines = 0
      source.bytes.withUnsafeBufferPointer { bytes in
        for byte in bytes where byte == 10 { lines += 1 }
      }
      sink(lines)
    },
    Contestant(name: "Bobbin reject") { sink($0.mentions("Bobbin") ? 1 : 0) },
    Contestant(name: "Bobbin lex") { sink(Lexer.lex($0).tokens.count) },
    Contestant(name: "Bobbin parse") { source in
      sink(BobbinSyntax.Parser.parse(source, skippingBodies: true).declarations.count)
    },
    Contestant(name: "Bobbin all code") { source in
      sink(BobbinSyntax.Parser.parse(source).declarations.count)
    },
    Contestant(name: "SwiftParser") { source in
      let tree = source.bytes.withUnsafeBufferPointer { SwiftParser.Parser.parse(source: $0) }
      sink(tree.statements.count)
    },
  ]

  /// Takes a result, so that the optimizer removes no work.
  @inline(never) private static func sink(_ value: Int) {
    if value == -1 { print(value) }
  }

  private static func seconds(_ work: () -> Void) -> Double {
    let start = clock()
    work()
    return Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }

  private static func read(_ directory: String) throws -> [Source] {
    let files = FileManager.default.enumerator(atPath: directory)
    var sources: [Source] = []
    while let path = files?.nextObject() as? String {
      guard path.hasSuffix(".swift") else { continue }
      let url = URL(filePath: directory).appending(path: path)
      guard let data = try? Data(contentsOf: url) else { continue }
      sources.append(Source(path: path, bytes: [UInt8](data)))
    }
    return sources
  }
}
