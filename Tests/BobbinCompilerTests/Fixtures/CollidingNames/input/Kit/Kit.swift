/// Foundation has one, too.
public struct Progress {
  public let count: Int

  public init(count: Int) { self.count = count }
}

/// The runtime has one, too.
public struct Shared {
  public let name: String

  public init(name: String) { self.name = name }
}
