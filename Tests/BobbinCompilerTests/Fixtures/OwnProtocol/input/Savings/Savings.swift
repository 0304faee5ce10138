import Bobbin

public protocol SavingsSigning: AnyObject {
  func sign(_ text: String) -> String
}

public protocol SavingsDependency {
  var signing: any SavingsSigning { get }
}

public final class SavingsComponent: Component<any SavingsDependency> {
  public func open() { print(dependency.signing.sign("savings")) }
}
