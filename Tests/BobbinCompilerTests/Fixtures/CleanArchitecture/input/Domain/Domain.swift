public import Bobbin

public struct Problem: Sendable {
  public let id: Int
  public let title: String

  public init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

public protocol ProblemRepository: AnyObject {
  func problems() -> [Problem]
}

public final class ListProblems {
  private let repository: any ProblemRepository

  init(repository: any ProblemRepository) {
    self.repository = repository
  }

  public func callAsFunction() -> [Problem] { repository.problems() }
}

public final class FindProblem {
  private let repository: any ProblemRepository

  init(repository: any ProblemRepository) {
    self.repository = repository
  }

  public func callAsFunction(_ id: Int) -> Problem? {
    repository.problems().first { $0.id == id }
  }
}

public protocol DomainDependency: Dependency {
  var repository: any ProblemRepository { get }
}

public final class DomainComponent: Component<any DomainDependency> {
  public var listProblems: ListProblems { ListProblems(injecting: self) }
  public var findProblem: FindProblem { FindProblem(injecting: self) }
}
