import BankInterfaces
import ProblemsDomain

/// Keeps the problems in memory.
final class MemoryProblemRepository: ProblemRepository {
  let origin: Origin

  let problems = [
    Problem(id: 3, title: "Card lost", details: "A new one is in the post."),
    Problem(id: 8, title: "Wrong fee", details: "We have paid it back."),
  ]

  init(origin: Origin) {
    self.origin = origin
  }

  func problem(id: Problem.ID) -> Problem? {
    problems.first { $0.id == id }
  }
}
