import BankInterfaces
import Bobbin
import ProblemsDomain

/// What the screen of one problem needs.
protocol ProblemDetailDependency: Dependency {
  var problemUseCase: any ProblemUseCase { get }
  var coordinator: any SceneCoordinator { get }
}

/// The scope of one problem's screen.
final class ProblemDetailComponent: Component<any ProblemDetailDependency> {
  /// Which problem: a member like any other, so `injecting:` finds it too.
  let id: Problem.ID

  init(dependency: any ProblemDetailDependency, id: Problem.ID) {
    self.id = id
    super.init(dependency: dependency)
  }

  var viewModel: ProblemDetailViewModel { ProblemDetailViewModel(injecting: self) }
  var view: ProblemDetailView { ProblemDetailView(injecting: self) }
}

/// Decides what is shown of one problem.
final class ProblemDetailViewModel {
  let id: Problem.ID
  private let problemUseCase: any ProblemUseCase
  private let coordinator: any SceneCoordinator

  init(id: Problem.ID, problemUseCase: any ProblemUseCase, coordinator: any SceneCoordinator) {
    self.id = id
    self.problemUseCase = problemUseCase
    self.coordinator = coordinator
  }

  var text: [String] {
    guard let problem = problemUseCase.problem(id: id) else { return ["There is no such problem."] }
    return [problem.title, problem.details]
  }

  func left() { coordinator.pop() }
}

/// Shows one problem.
struct ProblemDetailView: Screen {
  let viewModel: ProblemDetailViewModel

  var title: String { "Problem \(viewModel.id)" }
  var body: [String] { viewModel.text }
  func left() { viewModel.left() }
}
