import Bobbin
import Foundation
import Testing

@Suite struct WeakSharedTests {
  @Test func `An object is shared while it is kept alive, and made again after it was freed`() {
    let slot = WeakShared<Mortal>()
    let log = Log()
    do {
      let first = slot { Mortal("first", log) }
      #expect(slot { Mortal("other", log) } === first)
      #expect(log.lines.isEmpty)
    }
    #expect(log.lines == ["first"])
    _ = slot { Mortal("second", log) }
    #expect(log.lines == ["first", "second"])
  }

  @Test func `Many threads get one object`() {
    for _ in 0..<20 {
      let slot = WeakShared<Box>()
      let log = Log()
      let boxes = onThreads(8) { number in
        slot {
          log.append("made")
          Thread.sleep(forTimeInterval: 0.002)
          return Box(number)
        }
      }
      // `boxes` keeps the object, so that none can be made after it.
      #expect(Set(boxes.map { ObjectIdentifier($0) }).count == 1)
      #expect(log.lines == ["made"])
    }
  }

  @Test func `Threads that take, drop and reset always get a whole object`() {
    let slot = WeakShared<Box>()
    let numbers = onThreads(8) { number in
      (0..<20_000).map { turn in
        if turn % 3 == number % 3 { slot.reset() }
        return slot { Box(7) }.number
      }
    }
    #expect(numbers.allSatisfy { $0.allSatisfy { $0 == 7 } })
  }

  @Test func `A reset slot forgets an object that is still kept`() {
    let slot = WeakShared<Box>()
    let first = slot { Box(1) }
    slot.reset()
    let second = slot { Box(2) }
    #expect(first.number == 1)
    #expect(second.number == 2)
  }

  @Test func `An error leaves the slot empty`() {
    let slot = WeakShared<Box>()
    #expect(throws: Refusal(reason: "not yet")) {
      try slot { throw Refusal(reason: "not yet") }
    }
    #expect(slot { Box(2) }.number == 2)
  }

  @Test func `A slot for a protocol holds whichever class is chosen, weakly`() {
    let slot = WeakShared<any Voice> { voice in { [weak voice] in voice } }
    let log = Log()
    func ask(loud: Bool) -> any Voice {
      slot { if loud { Loud(log) } else { Quiet() } }
    }
    do {
      let first = ask(loud: true)
      #expect(ask(loud: false) === first)
      #expect(first.word == "HELLO")
    }
    #expect(log.lines == ["loud"])
    #expect(ask(loud: false).word == "hello")
  }

  @Test func `A slot for a class can provide a property of a protocol type`() {
    let slot = WeakShared<Quiet>()
    var voice: any Voice { slot { Quiet() } }
    let first = voice
    #expect(voice === first)
  }

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func `An object that needs itself traps where it is used`() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let slot = WeakShared<Box>()
        _ = slot { slot { Box(1) } }
      }
      let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(said.contains("this slot is being filled"))
      #expect(said.contains("WeakSharedTests.swift:"))
    }
  #endif
}

private protocol Voice: AnyObject {
  var word: String { get }
}

private final class Loud: Voice {
  private let log: Log
  let word = "HELLO"

  init(_ log: Log) {
    self.log = log
  }

  deinit {
    log.append("loud")
  }
}

private final class Quiet: Voice {
  let word = "hello"
}
