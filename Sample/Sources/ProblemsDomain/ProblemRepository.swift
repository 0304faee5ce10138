import BankInterfaces

/// Where problems are kept: Presentation reads it, Data implements it, neither sees the other.
public protocol ProblemRepository: AnyObject, Traceable {
  /// Every problem, oldest first.
  var problems: [Problem] { get }

  /// The problem with that number, if there is one.
  func problem(id: Problem.ID) -> Problem?
}
