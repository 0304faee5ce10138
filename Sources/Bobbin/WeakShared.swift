// Embedded Swift has neither locks nor weak references.
#if !hasFeature(Embedded)
  /// A slot for one object, which lives only as long as other code keeps it alive.
  ///
  /// ```swift
  /// private let slot = WeakShared<ImageCache>()
  /// var imageCache: ImageCache { slot { ImageCache() } }
  /// ```
  ///
  /// All code that holds the object at one time holds the same one. When the last reference is gone, the
  /// object is freed, and the next call makes another. Like ``Shared``, the slot may be used on any
  /// thread, and the code that makes the object must not use the same slot.
  ///
  /// ## Slots for protocols
  ///
  /// Name the class in the slot and the protocol in the property:
  ///
  /// ```swift
  /// private let slot = WeakShared<FileLogger>()
  /// var logger: any Logger { slot { FileLogger() } }
  /// ```
  ///
  /// If the class is known only at run time, pass the slot a closure that holds the object weakly. Swift
  /// cannot express "any class-bound protocol", but it can refer weakly to an object of any one of them:
  ///
  /// ```swift
  /// private let slot = WeakShared<any Logger> { logger in { [weak logger] in logger } }
  /// var logger: any Logger { slot { if isQuiet { NoLogger() } else { FileLogger() } } }
  /// ```
  public final class WeakShared<Value> {
    @usableFromInline let gate = Lock()
    @usableFromInline let weakly: (Value) -> () -> Value?
    @usableFromInline var object: () -> Value? = { nil }

    /// Creates an empty slot for objects of a class.
    public init() where Value: AnyObject {
      weakly = { object in { [weak object] in object } }
    }

    /// Creates an empty slot for objects that conform to a class-bound protocol.
    ///
    /// - Parameter weakly: Returns a closure that holds an object weakly, and returns it as long as
    ///   it lives. Always `{ object in { [weak object] in object } }`.
    public init(_ weakly: @escaping @Sendable (_ object: Value) -> () -> Value?) {
      self.weakly = weakly
    }

    /// Explains, where it is called, what a slot for a protocol needs.
    @available(
      *, unavailable,
      message: "for a class protocol, pass '{ object in { [weak object] in object } }'"
    )
    public init() {
      fatalError("unavailable")
    }

    deinit {
      gate.destroy()
    }

    /// Returns the object, and makes it first if there is none.
    ///
    /// - Parameters:
    ///   - make: Makes the object. It runs at most once at a time, on the calling thread; if it
    ///     throws, the slot stays empty, and the next call tries again.
    ///   - file: The file to name if `make` uses this slot itself.
    ///   - line: The line to name if `make` uses this slot itself.
    /// - Returns: The object, the same for all callers as long as one of them keeps it.
    /// - Throws: The error that `make` throws.
    /// - Complexity: O(1): a lock that is taken and released, and `make` for an empty slot.
    @inlinable
    public func callAsFunction<Failure: Error>(
      _ make: () throws(Failure) -> Value, file: StaticString = #fileID, line: UInt = #line
    ) throws(Failure) -> Value {
      gate.lock(file, line)
      defer { gate.unlock() }
      if let object = object() { return object }
      let made = try make()
      object = weakly(made)
      return made
    }

    /// Forgets the object, so that the next call makes another even if the old one is still alive.
    ///
    /// If another thread is making an object, `reset()` waits and then forgets it.
    ///
    /// - Parameters:
    ///   - file: The file to name if the code that makes the object resets the slot.
    ///   - line: The line to name if the code that makes the object resets the slot.
    public func reset(file: StaticString = #fileID, line: UInt = #line) {
      gate.lock(file, line)
      defer { gate.unlock() }
      object = { nil }
    }
  }

  // The lock guards `object`; `Value` itself has to be safe to use from several threads.
  extension WeakShared: @unchecked Sendable where Value: Sendable {}
#endif
