import Bobbin

struct Endpoint: Equatable {
  let host: String
}

/// Two values of one type: the name of the member is the name of the value.
protocol TransferDependency: Dependency {
  var production: Endpoint { get }
  var staging: Endpoint { get }
}

final class TransferComponent: Component<any TransferDependency> {
  var route: [Endpoint] { [dependency.staging, dependency.production] }
}

final class RootComponent: BootstrapComponent {
  let production = Endpoint(host: "bank.example")
  let staging = Endpoint(host: "staging.bank.example")

  var transfer: TransferComponent { TransferComponent(parent: self) }
}
