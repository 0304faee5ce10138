import BankInterfaces

/// Where problems are kept: the use case reads it, the data layer implements it.
public protocol ProblemRepository: AnyObject, Traceable {
  /// Every problem, oldest first.
  var problems: [Problem] { get }

  /// The problem with that number, if there is one.
  func problem(id: Problem.ID) -> Problem?
}
