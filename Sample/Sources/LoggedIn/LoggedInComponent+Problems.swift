import BankInterfaces
import ProblemsData
import ProblemsDomain
import ProblemsPresentation

// The three layers of the problems. Each groups its own objects in a component of its own module; their
// order here means nothing, because nothing is registered and so nothing can come too early.

extension LoggedInComponent {
  /// Presentation.
  public var problems: ProblemsComponent { ProblemsComponent(parent: self) }

  /// Domain: serves the view models.
  var problemUseCase: any ProblemUseCase { ProblemsDomainComponent(parent: self).useCase }

  /// Data: serves the use case, through the stored `problemRepository`.
  func makeProblemRepository() -> any ProblemRepository {
    ProblemsDataComponent(parent: self).repository
  }
}

/// How the app's coordinator sees this scope.
extension LoggedInComponent: SceneFactory {
  public func problemList() -> any Screen { problems.list() }
  public func problemDetail(id: Problem.ID) -> any Screen { problems.detail(id: id) }
}
