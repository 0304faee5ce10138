public struct Tracker {
  public let id: Int
  public init(id: Int) { self.id = id }
}

/// The test does not import this module; what it generates has to.
public protocol TrackingDependency {
  var tracker: Tracker? { get }
}
