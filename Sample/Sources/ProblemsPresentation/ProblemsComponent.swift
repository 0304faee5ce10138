import BankInterfaces
import Bobbin
import ProblemsDomain

/// What the screens of the problems need together.
public protocol ProblemsDependency: Dependency {
  var problemRepository: any ProblemRepository { get }
}

/// The scope of the problems' screens.
public final class ProblemsComponent: Component<any ProblemsDependency> {
  /// A new coordinator each time.
  ///
  /// It keeps this component; were it stored here as well, the two would keep each other for ever.
  public var coordinator: ProblemsCoordinator { ProblemsCoordinator(screens: self) }

  /// Gathered by whoever shows reminders.
  public var reminder: any Reminder { ProblemsReminder(repository: dependency.problemRepository) }
}

extension ProblemsComponent: ProblemScreens {
  func problemList() -> any Screen {
    ProblemListComponent(parent: self).screen
  }

  /// The argument is known only at run time, and is typed all the way down.
  func problemDetail(id: Problem.ID) -> any Screen {
    ProblemDetailComponent(parent: self, id: id).screen
  }
}
