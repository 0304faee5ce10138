import Foundation

/// An object with an identity and a number.
final class Box: Sendable {
  let number: Int

  init(_ number: Int) {
    self.number = number
  }
}

/// An object that logs when it is freed.
final class Mortal {
  private let log: Log
  private let name: String

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  deinit {
    log.append(name)
  }
}

/// Lines that any thread may add to.
final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var all: [String] = []

  var lines: [String] {
    lock.withLock { all }
  }

  func append(_ line: String) {
    lock.withLock { all.append(line) }
  }
}

struct Refusal: Error, Equatable {
  let reason: String
}

/// Runs `body` on several threads at once, and waits for all of them.
///
/// - Parameters:
///   - count: The number of threads.
///   - body: Receives the number of its thread.
/// - Returns: What each thread returned.
func onThreads<Result: Sendable>(
  _ count: Int, _ body: @escaping @Sendable (Int) -> Result
) -> [Result] {
  let start = Meeting<Int>(of: count)
  let end = Meeting<Result>(of: count)
  for number in 0..<count {
    Thread.detachNewThread {
      start.join(number)
      start.wait()  // a thread that runs before the others exist would not meet them
      end.join(body(number))
    }
  }
  return end.wait()
}

/// A point that a number of threads reach, each with a value.
private final class Meeting<Element>: @unchecked Sendable {
  private let condition = NSCondition()
  private let count: Int
  private var elements: [Element] = []

  init(of count: Int) {
    self.count = count
  }

  func join(_ element: Element) {
    condition.withLock {
      elements.append(element)
      condition.broadcast()
    }
  }

  @discardableResult
  func wait() -> [Element] {
    condition.withLock {
      while elements.count < count { condition.wait() }
      return elements
    }
  }
}
