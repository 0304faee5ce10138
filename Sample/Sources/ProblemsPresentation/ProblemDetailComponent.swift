import BankInterfaces
import Bobbin
import ProblemsDomain

/// What one problem's screen needs.
protocol ProblemDetailDependency: Dependency {
  var problemRepository: any ProblemRepository { get }
}

/// The scope of one problem's screen.
final class ProblemDetailComponent: Component<any ProblemDetailDependency> {
  private let id: Problem.ID

  init(dependency: any ProblemDetailDependency, id: Problem.ID) {
    self.id = id
    super.init(dependency: dependency)
  }

  /// The repository comes from the scope; the number only the caller knows.
  var screen: ProblemDetailScreen { ProblemDetailScreen(injecting: self, id: id) }
}

/// Shows one problem.
struct ProblemDetailScreen: Screen {
  let id: Problem.ID
  let problemRepository: any ProblemRepository

  var title: String { "Problem \(id)" }
  var body: [String] {
    guard let problem = problemRepository.problem(id: id) else {
      return ["There is no such problem."]
    }
    return [problem.title, problem.details]
  }
  var services: [Origin] { [problemRepository.origin] }
}
