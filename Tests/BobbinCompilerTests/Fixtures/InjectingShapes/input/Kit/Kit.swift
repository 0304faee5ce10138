public protocol Logger: Sendable {
  var name: String { get }
}

public struct FileLogger: Logger {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}

/// From another module only what is public can be used; the second has no default there.
open class Service {
  public let text: String

  init() { text = "internal" }

  public init(logger: any Logger, limit: Int = 10, tag: String?) {
    text = "\(logger.name) \(limit) \(tag ?? "-")"
  }
}

public struct Point {
  public let x: Int
  let isPublic: Bool

  public init(x: Int) {
    self.x = x
    isPublic = true
  }
}

public enum Outer {
  public struct Inner {
    public let x: Int

    public init(x: Int) {
      self.x = x
    }
  }

  public struct Logger {
    public let value: Int

    public init(_ value: Int) {
      self.value = value
    }
  }
}

public struct Box<Value> {
  public let value: Value

  public init(value: Value) {
    self.value = value
  }
}

open class Pair<First, Second> {
  public let first: First
  public let second: Second

  public init(first: First, second: Second) {
    self.first = first
    self.second = second
  }
}
