import Bobbin

/// What Deposit wants, in its own words.
public protocol DepositSigning {
  func sign(_ text: String) -> String
}

public protocol DepositDependency: Dependency {
  var signing: any DepositSigning { get }
}

public final class DepositComponent: Component<any DepositDependency> {
  public func open() { print(dependency.signing.sign("deposit")) }
}
