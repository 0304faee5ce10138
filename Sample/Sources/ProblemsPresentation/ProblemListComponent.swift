import BankInterfaces
import Bobbin
import ProblemsDomain

/// What the list needs: the repository from far above, the coordinator from its parent.
protocol ProblemListDependency: Dependency {
  var problemRepository: any ProblemRepository { get }
  var coordinator: ProblemsCoordinator { get }
}

/// The scope of the list.
final class ProblemListComponent: Component<any ProblemListDependency> {
  var screen: ProblemListScreen {
    ProblemListScreen(
      repository: dependency.problemRepository, coordinator: dependency.coordinator)
  }
}

/// Lists the problems and leads to each.
struct ProblemListScreen: Screen {
  let repository: any ProblemRepository
  let coordinator: ProblemsCoordinator

  let title = "Problems"
  var body: [String] { ["\(repository.problems.count) problems."] }
  var services: [Origin] { [repository.origin] }
  var choices: [Choice] {
    repository.problems.map { problem in
      Choice(problem.title) { coordinator.screen(for: .problemDetail(id: problem.id)) }
    }
  }
}
