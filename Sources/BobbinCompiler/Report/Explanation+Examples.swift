// The code that several examples share.

extension DiagnosticGroup {
  /// A component that needs a number.
  var needsLimit: String {
    """
    protocol GameDependency: Dependency { var limit: Int { get } }
    final class GameComponent: Component<any GameDependency> {
      var isOpen: Bool { dependency.limit > 0 }
    }
    """
  }

  /// A root with some members that creates the component.
  func root(_ members: String...) -> String {
    creator("RootComponent: BootstrapComponent", members)
  }

  /// A component with some members that creates the component, below a root that has a number.
  func loggedIn(_ members: String...) -> String {
    creator("LoggedInComponent: Component<any EmptyDependency>", members) + """

      final class RootComponent: BootstrapComponent {
        let limit = 3
        var loggedIn: LoggedInComponent { LoggedInComponent(parent: self) }
      }
      """
  }

  private func creator(_ head: String, _ members: [String]) -> String {
    let all = members + ["var game: GameComponent { GameComponent(parent: self) }"]
    return "final class \(head) {\n" + all.map { "  \($0)\n" }.joined() + "}"
  }
}
