/// What the app can do with problems: the view models know this protocol and nothing below it.
public protocol ProblemUseCase {
  /// Every problem, oldest first.
  func allProblems() -> [Problem]

  /// The problem with that number, if there is one.
  func problem(id: Problem.ID) -> Problem?
}

/// The use case on top of a repository.
struct RepositoryProblemUseCase: ProblemUseCase {
  let problemRepository: any ProblemRepository

  func allProblems() -> [Problem] { problemRepository.problems }
  func problem(id: Problem.ID) -> Problem? { problemRepository.problem(id: id) }
}
