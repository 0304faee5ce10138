import Bobbin

struct ListProblems {
  let problems: [String]
}

struct DetailView {
  let id: Int
  let listProblems: ListProblems
}

final class ProblemsViewModel {
  let listProblems: ListProblems
  let detail: (Int) -> DetailView

  init(listProblems: ListProblems, detail: @escaping (Int) -> DetailView) {
    self.listProblems = listProblems
    self.detail = detail
  }
}

protocol ProblemsDependency: Dependency {
  var listProblems: ListProblems { get }
}

final class ProblemsComponent: Component<any ProblemsDependency> {
  func detail(id: Int) -> DetailView { DetailView(injecting: self, id: id) }
  var viewModel: ProblemsViewModel { ProblemsViewModel(injecting: self) }
}

final class SearchComponent: Component<any ProblemsDependency> {
  let found = ListProblems(problems: ["two sum"])
  func detail(id: Int) -> DetailView { DetailView(injecting: self, id: id) }
  var viewModel: ProblemsViewModel { ProblemsViewModel(injecting: self, listProblems: found) }
}

final class RootComponent: BootstrapComponent {
  let problems: [String] = ["two sum", "fizz buzz"]
  var listProblems: ListProblems { ListProblems(injecting: self) }
  var problemsComponent: ProblemsComponent { ProblemsComponent(parent: self) }
  var search: SearchComponent { SearchComponent(parent: self) }
}
