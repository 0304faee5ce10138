import Bobbin
import Data
import Domain
import Presentation

struct MemoryStorage: Storage {
  func titles() -> [String] { ["two sum", "fizz buzz"] }
}

/// Scenario `clean-architecture`: view, view model, use case and repository are nested nowhere.
final class RootComponent: BootstrapComponent {
  let storage: any Storage = MemoryStorage()
  func log(_ text: String) { print("log:", text) }

  lazy var repository: any ProblemRepository = DataComponent(parent: self).makeRepository()
  var listProblems: ListProblems { DomainComponent(parent: self).listProblems }
  var findProblem: FindProblem { DomainComponent(parent: self).findProblem }
  var presentation: PresentationComponent { PresentationComponent(parent: self) }
}
