public import Bobbin
import Domain

final class ListViewModel {
  private let listProblems: ListProblems
  private let detail: (Int) -> DetailView

  init(listProblems: ListProblems, detail: @escaping (Int) -> DetailView) {
    self.listProblems = listProblems
    self.detail = detail
  }

  var rows: [String] { listProblems().map(\.title) }
  func select(_ id: Int) -> DetailView { detail(id) }
}

final class DetailViewModel {
  private let problem: Problem?

  init(id: Int, findProblem: FindProblem) {
    problem = findProblem(id)
  }

  var title: String { problem?.title ?? "none" }
}

public struct ListView {
  let viewModel: ListViewModel

  public var text: String { viewModel.rows.joined(separator: ", ") }
  public func tap(_ id: Int) -> DetailView { viewModel.select(id) }
}

public struct DetailView {
  let viewModel: DetailViewModel

  public var text: String { viewModel.title }
}

public final class PresentationComponent: Component<any EmptyDependency> {
  var viewModel: ListViewModel { ListViewModel(injecting: self) }
  public var list: ListView { ListView(injecting: self) }

  func detail(id: Int) -> DetailView {
    DetailView(viewModel: DetailViewModel(injecting: self, id: id))
  }
}
