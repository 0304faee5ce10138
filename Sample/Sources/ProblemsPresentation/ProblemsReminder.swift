import BankInterfaces
import ProblemsDomain

/// Says that there are answers.
struct ProblemsReminder: Reminder {
  let repository: any ProblemRepository

  var text: String { "\(repository.problems.count) problems of yours are answered." }
}
