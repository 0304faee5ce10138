import Bobbin

public struct Token {
  public let text = "token"

  public init() {}
}

/// Only this module sees it; `Kit.Level` is that of another module.
struct Level {}

public protocol Named {
  var name: String { get }
}

extension Token: Named {
  public var name: String { text }
}

public protocol CoreDependency: Dependency {
  var token: Token { get }
}
