// Embedded Swift has no locks; use a `lazy var` there.
#if !hasFeature(Embedded)
  /// A slot for one value, which the first thread that needs it makes.
  ///
  /// Keep the slot in a component, and make the value where it is used:
  ///
  /// ```swift
  /// final class RootComponent: BootstrapComponent {
  ///   private let slot = Shared<Database>()
  ///   var database: Database { slot { Database(at: path) } }
  ///
  ///   func logOut() { slot.reset() }
  /// }
  /// ```
  ///
  /// One thread makes the value while the others wait for it. In a component that stays in one
  /// isolation domain, as Swift 6 ensures, a `lazy var` does the same without a lock.
  ///
  /// The code that makes the value must not use the same slot, because the value would have to exist
  /// before itself. The program then stops with a message that names the place, where a plain lock
  /// would wait forever. Nor may that code wait for another thread that uses the slot, and two slots
  /// must not use each other: on one thread they stop the program, on two they may wait forever.
  public final class Shared<Value> {
    @usableFromInline let gate = Lock()
    @usableFromInline var value: Value?

    /// Creates an empty slot.
    public init() {}

    deinit {
      gate.destroy()
    }

    /// Returns the value, and makes it first if the slot is empty.
    ///
    /// The slot is called like a function: `slot { Database(at: path) }`.
    ///
    /// - Parameters:
    ///   - make: Makes the value. It runs at most once at a time, on the calling thread; if it throws,
    ///     the slot stays empty, and the next call tries again.
    ///   - file: The file to name if `make` uses this slot itself.
    ///   - line: The line to name if `make` uses this slot itself.
    /// - Returns: The value in the slot, the same for all callers until ``reset(file:line:)``.
    /// - Throws: The error that `make` throws.
    /// - Complexity: O(1): a lock that is taken and released, and `make` for an empty slot.
    @inlinable
    public func callAsFunction<Failure: Error>(
      _ make: () throws(Failure) -> Value, file: StaticString = #fileID, line: UInt = #line
    ) throws(Failure) -> Value {
      gate.lock(file, line)
      defer { gate.unlock() }
      if let value { return value }
      let made = try make()
      value = made
      return made
    }

    /// Empties the slot, so that the next call makes a new value.
    ///
    /// Code that has the old value keeps it. If another thread is making a value, `reset()` waits and
    /// then drops it, so a use after `reset()` has returned gets a value that was made after it.
    ///
    /// - Parameters:
    ///   - file: The file to name if the code that makes the value resets the slot.
    ///   - line: The line to name if the code that makes the value resets the slot.
    public func reset(file: StaticString = #fileID, line: UInt = #line) {
      gate.lock(file, line)
      // The old value dies without the lock: its `deinit` may ask the slot for a new one.
      let old = value
      value = nil
      gate.unlock()
      withExtendedLifetime(old) {}
    }
  }

  // The lock guards `value`; `Value` itself has to be safe to use from several threads.
  extension Shared: @unchecked Sendable where Value: Sendable {}
#endif
