import Bobbin
import Foundation
import Testing

@Suite struct SharedTests {
  @Test func `A value is made on first use, and kept`() {
    let slot = Shared<Box>()
    let log = Log()
    func ask() -> Box {
      slot {
        log.append("made")
        return Box(1)
      }
    }
    #expect(log.lines.isEmpty)
    #expect(ask() === ask())
    #expect(log.lines == ["made"])
  }

  @Test func `Many threads get one value, made once`() {
    for _ in 0..<20 {
      let slot = Shared<Box>()
      let log = Log()
      let boxes = onThreads(8) { number in
        slot {
          log.append("made")
          Thread.sleep(forTimeInterval: 0.002)  // long enough for the others to arrive
          return Box(number)
        }
      }
      #expect(Set(boxes.map { ObjectIdentifier($0) }).count == 1)
      #expect(log.lines == ["made"])
    }
  }

  @Test func `Threads that ask and reset never see half a value`() {
    let slot = Shared<[Int]>()
    let sums = onThreads(8) { number in
      (0..<20_000).map { turn in
        if turn % 3 == number % 3 { slot.reset() }
        return slot { [number, turn, -number, -turn] }.reduce(0, +)
      }
    }
    #expect(sums.allSatisfy { $0.allSatisfy { $0 == 0 } })
  }

  @Test func `A reset slot makes another value, and the old one is freed`() {
    let slot = Shared<Mortal>()
    let log = Log()
    weak let first = slot { Mortal("first", log) }
    #expect(first != nil)
    slot.reset()
    #expect(log.lines == ["first"])
    let second = slot { Mortal("second", log) }
    #expect(slot { Mortal("third", log) } === second)
    #expect(log.lines == ["first"])
  }

  @Test func `An empty slot can be reset`() {
    let slot = Shared<Int>()
    slot.reset()
    #expect(slot { 1 } == 1)
  }

  @Test func `A reset waits for the value that another thread makes, and drops it`() {
    let slot = Shared<Int>()
    let isMaking = DispatchSemaphore(value: 0)
    let numbers = onThreads(2) { number in
      guard number == 1 else {
        return slot {
          isMaking.signal()
          Thread.sleep(forTimeInterval: 0.05)
          return 1
        }
      }
      isMaking.wait()
      slot.reset()
      return slot { 2 }
    }
    #expect(numbers.sorted() == [1, 2])
    #expect(slot { 3 } == 2)
  }

  @Test func `A value may ask its slot while it is freed by a reset`() {
    final class Heir {
      let slot: Shared<Heir>
      let log: Log
      init(_ slot: Shared<Heir>, _ log: Log) {
        self.slot = slot
        self.log = log
      }
      deinit {
        guard log.lines.isEmpty else { return }
        log.append("freed")
        let next = slot { Heir(slot, log) }
        if next === slot({ Heir(slot, log) }) { log.append("next") }
      }
    }
    let slot = Shared<Heir>()
    let log = Log()
    _ = slot { Heir(slot, log) }
    slot.reset()
    #expect(log.lines == ["freed", "next"])
    slot.reset()
  }

  @Test func `An error leaves the slot empty, and the next call tries again`() throws {
    let slot = Shared<Int>()
    #expect(throws: Refusal(reason: "not yet")) {
      try slot { throw Refusal(reason: "not yet") }
    }
    #expect(slot { 2 } == 2)
    #expect(slot { 3 } == 2)
  }

  @Test func `An error keeps its type`() {
    let slot = Shared<Int>()
    do throws(Refusal) {
      _ = try slot { () throws(Refusal) in throw Refusal(reason: "typed") }
      Issue.record("no error")
    } catch {
      #expect(error.reason == "typed")
    }
  }

  @Test func `An optional value that is nil is a value`() {
    let slot = Shared<Int?>()
    #expect(slot { nil } == nil)
    #expect(slot { 1 } == nil)
  }

  @Test func `A slot holds an existential`() {
    let slot = Shared<any Sequence<Int>>()
    #expect(slot { [1, 2] }.reduce(0, +) == 3)
    #expect(slot { Set([5]) }.reduce(0, +) == 3)
  }

  @Test func `The value of one slot may ask another slot`() {
    let inner = Shared<Int>()
    let outer = Shared<Int>()
    #expect(outer { inner { 1 } + 1 } == 2)
    #expect(inner { 5 } == 1)
  }

  @Test func `A slot frees its value when it goes`() {
    let log = Log()
    do {
      let slot = Shared<Mortal>()
      _ = slot { Mortal("value", log) }
      #expect(log.lines.isEmpty)
    }
    #expect(log.lines == ["value"])
  }

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func `A value that needs itself traps where it is used`() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        Ouroboros().bite()
      }
      let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(said.contains("this slot is being filled: the code that makes its value asks for"))
      #expect(said.contains("BobbinTests/SharedTests.swift:\(Ouroboros.line): Fatal error"))
    }

    @Test func `A value that resets its slot traps`() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let slot = Shared<Int>()
        _ = slot {
          slot.reset()
          return 1
        }
      }
      let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(said.contains("or resets the slot"))
      #expect(said.contains("SharedTests.swift:"))
    }
  #endif
}

/// A value that needs itself.
//
// Not in the exit test, because its macro moves all code in it to one line.
private struct Ouroboros {
  static let line = #line + 5
  private let slot = Shared<Int>()

  func bite() {
    _ = slot {
      slot { 1 }
    }
  }
}
