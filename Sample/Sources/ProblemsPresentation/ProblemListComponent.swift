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
  /// Filled by the names of the screen's properties: what the screen needs next, nobody has to pass.
  var screen: ProblemListScreen { ProblemListScreen(injecting: self) }
}

/// Lists the problems and leads to each.
struct ProblemListScreen: Screen {
  let problemRepository: any ProblemRepository
  let coordinator: ProblemsCoordinator

  let title = "Problems"
  var body: [String] { ["\(problemRepository.problems.count) problems."] }
  var services: [Origin] { [problemRepository.origin] }
  var choices: [Choice] {
    problemRepository.problems.map { problem in
      Choice(problem.title) { coordinator.screen(for: .problemDetail(id: problem.id)) }
    }
  }
}
