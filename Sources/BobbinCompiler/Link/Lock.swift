import Dispatch

/// Lets one thread at a time in; a queue costs three times as much where the tool is not optimized.
struct Lock: Sendable {
  private let semaphore = DispatchSemaphore(value: 1)

  @inline(__always)
  func hold<Result>(_ work: () -> Result) -> Result {
    semaphore.wait()
    defer { semaphore.signal() }
    return work()
  }
}
