import BankInterfaces
import Bobbin
import ProblemsDomain

/// What the data layer needs.
public protocol ProblemsDataDependency: Dependency {
  var transcript: Transcript { get }
}

/// The data layer's assembly: it groups the objects that fetch and keep problems.
public final class ProblemsDataComponent: Component<any ProblemsDataDependency> {
  /// The repository; other modules know only its protocol.
  public var repository: any ProblemRepository {
    MemoryProblemRepository(
      origin: dependency.transcript.origin(
        of: MemoryProblemRepository.self, madeBy: ProblemsDataComponent.self))
  }
}
