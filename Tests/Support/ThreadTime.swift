package import Foundation

/// The processor time of the calling thread, which other load of the machine does not change.
package enum ThreadTime {
  /// Measures synchronous work in seconds; 0 where the platform has no such clock.
  package static func measure(_ work: () -> Void) -> TimeInterval {
    let start = now
    work()
    return now - start
  }

  private static var now: TimeInterval {
    #if os(Windows)
      return 0
    #else
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
    #endif
  }
}
