import Bobbin

/// What the domain layer needs: a repository, from whatever layer implements it.
public protocol ProblemsDomainDependency: Dependency {
  var problemRepository: any ProblemRepository { get }
}

/// The domain layer's assembly.
public final class ProblemsDomainComponent: Component<any ProblemsDomainDependency> {
  /// The use case; `injecting:` fills its initializer from this component and its dependency.
  public var useCase: any ProblemUseCase { RepositoryProblemUseCase(injecting: self) }
}
