import Bobbin

protocol ScoresDependency: Dependency, Sendable { var scores: Int { get } }
final class ScoresComponent: Component<any ScoresDependency> {}

final class RootComponent: BootstrapComponent {
  var scores: Int { 3 }
  var game: ScoresComponent { ScoresComponent(parent: self) }
}
