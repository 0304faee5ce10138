/// Has the customer confirm an operation.
///
/// The contract lives here, and its only implementation is still in the app. No feature knows whether
/// it asks for a password, a fingerprint or a hardware key.
public protocol SigningService: AnyObject, Traceable {
  /// Asks for a signature, and calls exactly one of the two closures.
  func request(
    withSign operation: String,
    completion: (Signature) -> Void,
    failure: (SigningFailure) -> Void
  )
}

/// The customer's confirmation of one operation.
public struct Signature: Equatable, Sendable, CustomStringConvertible {
  /// Counts what one service has signed, so features that share the service share the count.
  public let number: Int

  public init(number: Int) {
    self.number = number
  }

  public var description: String { "signature \(number)" }
}

/// Why there is no signature.
public struct SigningFailure: Error, Equatable {
  /// A sentence for the customer.
  public let reason: String

  public init(reason: String) {
    self.reason = reason
  }
}
