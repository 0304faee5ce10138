/// Which object this is, and which component made it: `PasswordSigning#1 from RootComponent`.
///
/// An app would not need it. Here it lets the transcript show what is usually invisible: that two
/// features hold the same object.
public struct Origin: Equatable, Sendable, CustomStringConvertible {
  /// The type and a number, unique within one transcript.
  public let instance: String

  /// The component that made the object.
  public let maker: String

  public init(instance: String, maker: String) {
    self.instance = instance
    self.maker = maker
  }

  public var description: String { "\(instance) from \(maker)" }
}

/// Something that knows where it came from.
public protocol Traceable {
  /// This object's number and maker.
  var origin: Origin { get }
}

/// An object whose life shows in the transcript: when it is made, and when it is freed.
open class TracedObject: Traceable {
  public let origin: Origin
  private let transcript: Transcript

  public init(madeBy maker: Any.Type, transcript: Transcript) {
    self.transcript = transcript
    origin = transcript.origin(of: Self.self, madeBy: maker)
  }

  deinit {
    transcript.write("  - \(origin.instance) is gone")
  }
}
