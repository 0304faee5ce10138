import Bobbin

public struct Token {
  public let text = "token"

  public init() {}
}

public protocol CoreDependency: Dependency {
  var token: Token { get }
}
