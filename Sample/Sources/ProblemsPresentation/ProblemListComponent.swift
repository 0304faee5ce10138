import BankInterfaces
import Bobbin
import ProblemsDomain

/// What the list needs.
protocol ProblemListDependency: Dependency {
  var problemUseCase: any ProblemUseCase { get }
  var coordinator: any SceneCoordinator { get }
}

/// The scope of the list.
///
/// Nothing here nests one initializer in another. Each line names one type, and `injecting:` fills its
/// parameters; a parameter that is added tomorrow changes no line here.
final class ProblemListComponent: Component<any ProblemListDependency> {
  var viewModel: ProblemListViewModel { ProblemListViewModel(injecting: self) }
  var view: ProblemListView { ProblemListView(injecting: self) }
}

/// Decides what the list shows and where it leads.
final class ProblemListViewModel {
  private let problemUseCase: any ProblemUseCase
  private let coordinator: any SceneCoordinator

  init(problemUseCase: any ProblemUseCase, coordinator: any SceneCoordinator) {
    self.problemUseCase = problemUseCase
    self.coordinator = coordinator
  }

  var problems: [Problem] { problemUseCase.allProblems() }

  func open(_ problem: Problem) -> any Screen {
    coordinator.push(.problemDetail(id: problem.id))
  }

  func left() { coordinator.pop() }
}

/// Lists the problems.
struct ProblemListView: Screen {
  let viewModel: ProblemListViewModel

  let title = "Problems"
  var body: [String] { ["\(viewModel.problems.count) problems."] }
  var choices: [Choice] {
    viewModel.problems.map { problem in Choice(problem.title) { viewModel.open(problem) } }
  }
  func left() { viewModel.left() }
}
