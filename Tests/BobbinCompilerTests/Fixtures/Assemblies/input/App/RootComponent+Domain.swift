import Domain

extension RootComponent {
  /// Reads what another file provides, and provides what a third one needs.
  var loadProblems: any LoadProblems { loadSlot { UseCase(repository) } }
}

final class UseCase: LoadProblems {
  let repository: any ProblemRepository

  init(_ repository: any ProblemRepository) {
    self.repository = repository
  }

  func callAsFunction() -> [String] { repository.titles }
}
