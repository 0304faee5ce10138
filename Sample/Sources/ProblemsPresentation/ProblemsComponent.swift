import BankInterfaces
import Bobbin
import ProblemsDomain

/// What the presentation layer needs: the use case from the domain, the coordinator from the app.
public protocol ProblemsDependency: Dependency {
  var problemUseCase: any ProblemUseCase { get }
  var coordinator: any SceneCoordinator { get }
}

/// The presentation layer's assembly.
public final class ProblemsComponent: Component<any ProblemsDependency> {
  /// Enters through the coordinator, so the path is right from the first screen on.
  public func open() -> any Screen {
    dependency.coordinator.push(.problemList)
  }

  public func list() -> any Screen {
    ProblemListComponent(parent: self).view
  }

  /// The argument is known only at run time, and typed all the way down.
  public func detail(id: Problem.ID) -> any Screen {
    ProblemDetailComponent(parent: self, id: id).view
  }

  /// Gathered where reminders are shown.
  public var reminder: any Reminder { ProblemsReminder(useCase: dependency.problemUseCase) }
}

/// Says that there are answers.
struct ProblemsReminder: Reminder {
  let useCase: any ProblemUseCase

  var text: String { "\(useCase.allProblems().count) problems of yours are answered." }
}
