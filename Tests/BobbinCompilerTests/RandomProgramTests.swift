import BobbinCompiler
import BobbinSyntax
import BobbinTestSupport
import Foundation
import Testing

/// The resolver against one that walks every path.
struct RandomProgramTests {
  @Test(arguments: 0..<20)
  func `Everything comes from the nearest that provides it`(block: UInt64) {
    for seed in block * 25..<(block + 1) * 25 {
      let program = RandomProgram(seed: seed)
      let compilation = compile(program.modules)
      var isComplete = true
      for path in program.paths {
        for value in program.nodes[path[path.count - 1]].requirements {
          let expected = program.provider(of: value, at: path)
          if expected == nil { isComplete = false }
          let found = compilation.provider(of: value.name, at: path.map(program.name))
          guard found == expected.map(program.name) else {
            Issue.record("seed \(seed): \(value) at \(path) from \(found ?? "-")\n\(program)")
            return
          }
        }
        // A service stands below the component that wires it.
        for value in program.nodes[path[path.count - 1]].injected {
          let expected = program.provider(of: value, at: path + [-1])
          if expected == nil { isComplete = false }
          let found = compilation.provider(ofInjected: value.name, at: path.map(program.name))
          guard found == expected.map(program.name) else {
            let wrong = "service's \(value) at \(path) from \(found ?? "-")"
            Issue.record("seed \(seed): \(wrong)\n\(program)")
            return
          }
        }
      }
      #expect(compilation.diagnostics.isEmpty == isComplete, "seed \(seed)\n\(program)")
    }
  }

  @Test func `Of the random programs some are valid and some are not`() {
    let valid = (0..<500).filter { seed in
      compile(RandomProgram(seed: seed).modules).diagnostics.isEmpty
    }
    #expect(valid.count > 50)
    #expect(valid.count < 450)
  }

  #if os(macOS) || os(Linux)
    @Test(.enabled(if: SwiftCompiler.isFound))
    func `What is generated for valid ones compiles`() throws {
      var count = 0
      for seed: UInt64 in 0..<500 where count < 8 {
        let program = RandomProgram(seed: seed)
        let compilation = compile(program.modules)
        let isLarge = compilation.program.edges.count > 6
        guard compilation.diagnostics.isEmpty, isLarge else { continue }
        count += 1
        let messages = try messages(for: program, compilation)
        #expect(messages.isEmpty, "seed \(seed): \(messages)")
      }
      #expect(count == 8)
    }

    private func messages(
      for program: RandomProgram, _ compilation: Compilation
    ) throws -> String {
      try SwiftCompiler.inScratch { scratch in
        var messages = ""
        for (module, text) in program.sources where messages.isEmpty {
          let file = scratch.appending(path: "\(module).swift")
          let all = text + "\n" + compilation.generatedSource(for: module)
          try all.write(to: file, atomically: true, encoding: .utf8)
          let flags = try SwiftCompiler.runtimeFlags + ["-swift-version", "6"]
          messages = try SwiftCompiler.compile(module, [file], flags, in: scratch)
        }
        return messages
      }
    }
  #endif
}

extension Compilation {
  /// Who provides a requirement to the last component of a path, by following the wires up.
  ///
  /// `isOwn` says whether the component declares it.
  fileprivate func provider(
    of name: String, at path: [String], isOwn: Bool = true
  ) -> String? {
    let wirings = zip(path, path.dropFirst()).map { parent, child in
      program.edges.firstIndex { edge in
        program.nominal(edge.parent).name == parent && program.nominal(edge.child).name == child
      }.map { resolved.wiring(of: $0).wires } ?? []
    }
    var (name, isOwn) = (name, isOwn)
    for (position, wires) in wirings.enumerated().reversed() {
      guard let wire = wires.first(where: { $0.name == name && $0.isOwn == isOwn }) else {
        return nil
      }
      switch wire.source {
      case .parent: return path[position]
      case .dependency(let member): (name, isOwn) = (member.name, true)
      case .inherited(_, let upstreamName): (name, isOwn) = (upstreamName, false)
      case .nilDefault: return nil
      }
    }
    return nil
  }

  /// Who provides what a service of the last component of a path needs.
  fileprivate func provider(ofInjected name: String, at path: [String]) -> String? {
    let injection = program.injections.first {
      program.nominal($0.edge.parent).name == path.last
    }
    let wires = injection.map { resolved.wiring(of: $0.edge).wires } ?? []
    guard let wire = wires.first(where: { $0.name == name }) else { return nil }
    switch wire.source {
    case .parent: return path.last
    case .dependency(let member): return provider(of: member.name, at: path)
    case .inherited(_, let name): return provider(of: name, at: path, isOwn: false)
    case .nilDefault: return nil
    }
  }
}
