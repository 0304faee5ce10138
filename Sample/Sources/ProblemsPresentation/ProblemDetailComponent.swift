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

  var screen: ProblemDetailScreen {
    ProblemDetailScreen(id: id, repository: dependency.problemRepository)
  }
}

/// Shows one problem.
struct ProblemDetailScreen: Screen {
  let id: Problem.ID
  let repository: any ProblemRepository

  var title: String { "Problem \(id)" }
  var body: [String] {
    guard let problem = repository.problem(id: id) else { return ["There is no such problem."] }
    return [problem.title, problem.details]
  }
  var services: [Origin] { [repository.origin] }
}
