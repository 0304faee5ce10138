import Bobbin
import Game

struct FileScores: Scores {}

protocol LoggedInDependency: Dependency {}
final class LoggedInComponent: Component<any LoggedInDependency> {
  let user: String
  init(dependency: any LoggedInDependency, user: String) {
    self.user = user
    super.init(dependency: dependency)
  }
  var game: GameComponent { GameComponent(parent: self) }
}
final class RootComponent: BootstrapComponent {
  lazy var highScores: any Scores = FileScores()  // one for the whole app
  func loggedIn(user: String) -> LoggedInComponent { LoggedInComponent(parent: self, user: user) }
}
