import ProblemsDomain

/// A place within the problems, as a value: something to store, to compare, to parse from a link.
public enum Scene: Equatable, Sendable {
  case problemList
  case problemDetail(id: Problem.ID)
}
