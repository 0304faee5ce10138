import BankInterfaces
import Bobbin
import ProblemsDomain

/// What the data layer needs.
public protocol ProblemsDataDependency: Dependency {
  var transcript: Transcript { get }
}

/// The data layer of the problems: groups the objects that fetch and keep them.
public final class ProblemsDataComponent: Component<any ProblemsDataDependency> {
  /// The repository, known outside only by its protocol.
  public var repository: any ProblemRepository {
    MemoryProblemRepository(
      origin: dependency.transcript.origin(
        of: MemoryProblemRepository.self, givenBy: ProblemsDataComponent.self))
  }
}
