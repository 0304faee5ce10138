// Only for slots, which Embedded Swift does without.
#if !hasFeature(Embedded)
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Android)
    import Android
  #elseif canImport(WinSDK)
    import WinSDK
  #elseif canImport(wasi_pthread)
    import wasi_pthread
  #endif

  /// A lock that traps when its own thread takes it again.
  //
  // `os_unfair_lock` and `SRWLOCK` are smaller and faster, but the first traps without our
  // message, the second waits for itself forever, and a check in front of them would race. The
  // locks below know their owner.
  //
  // A struct around a pointer, which its owner must `destroy`: a class would be one more allocation
  // for each slot, and reflecting on an owner of a `~Copyable` field crashes before Swift 6.
  @safe
  @usableFromInline
  struct Lock {
    private let mutex: UnsafeMutablePointer<Mutex>

    /// Waits for the lock.
    ///
    /// - Parameters:
    ///   - file: The file to name if this thread holds the lock already.
    ///   - line: The line to name if this thread holds the lock already.
    @usableFromInline
    func lock(_ file: StaticString, _ line: UInt) {
      guard take() else {
        fatalError(
          """
          this slot is being filled: the code that makes its value asks for the value, \
          or resets the slot
          """, file: file, line: line)
      }
    }
  }

  #if canImport(WinSDK)
    extension Lock {
      private typealias Mutex = CRITICAL_SECTION

      init() {
        unsafe mutex = .allocate(capacity: 1)
        unsafe InitializeCriticalSection(mutex)
      }

      func destroy() {
        unsafe DeleteCriticalSection(mutex)
        unsafe mutex.deallocate()
      }

      /// Waits for the lock.
      ///
      /// - Returns: `false` if this thread holds the lock already.
      private func take() -> Bool {
        unsafe EnterCriticalSection(mutex)
        return unsafe mutex.pointee.RecursionCount == 1
      }

      @usableFromInline
      func unlock() {
        unsafe LeaveCriticalSection(mutex)
      }
    }
  #elseif (canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
    || canImport(wasi_pthread))
    extension Lock {
      private typealias Mutex = pthread_mutex_t

      init() {
        unsafe mutex = .allocate(capacity: 1)
        var attributes = pthread_mutexattr_t()
        unsafe pthread_mutexattr_init(&attributes)
        unsafe pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_ERRORCHECK))
        let status = unsafe pthread_mutex_init(mutex, &attributes)
        precondition(status == 0, "no memory for a lock")
        unsafe pthread_mutexattr_destroy(&attributes)
      }

      func destroy() {
        unsafe pthread_mutex_destroy(mutex)
        unsafe mutex.deallocate()
      }

      /// Waits for the lock.
      ///
      /// - Returns: `false` if this thread holds the lock already: `EDEADLK`.
      private func take() -> Bool {
        unsafe pthread_mutex_lock(mutex) == 0
      }

      @usableFromInline
      func unlock() {
        unsafe pthread_mutex_unlock(mutex)
      }
    }
  #elseif os(WASI)
    // With a single thread there is nothing to wait for.
    extension Lock {
      private typealias Mutex = Bool

      init() {
        unsafe mutex = .allocate(capacity: 1)
        unsafe mutex.initialize(to: false)
      }

      func destroy() {
        unsafe mutex.deallocate()
      }

      private func take() -> Bool {
        defer { unsafe mutex.pointee = true }
        return unsafe !mutex.pointee
      }

      @usableFromInline
      func unlock() {
        unsafe mutex.pointee = false
      }
    }
  #else
    #error("Bobbin does not know the locks of this platform")
  #endif
#endif
