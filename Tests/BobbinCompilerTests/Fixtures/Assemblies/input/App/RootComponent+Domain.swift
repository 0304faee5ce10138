import Domain

extension RootComponent {
  /// Reads what another file provides, and serves what a third one asks for.
  var loadProblems: any LoadProblems { loadSlot { UseCase(repository) } }
}

final class UseCase: LoadProblems {
  let repository: any ProblemRepository

  init(_ repository: any ProblemRepository) {
    self.repository = repository
  }

  func callAsFunction() -> [String] { repository.titles }
}
