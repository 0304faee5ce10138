public import Bobbin
public import Domain

public protocol DataDependency: Dependency {
  var source: String { get }
}

/// One assembly: the objects of the data layer.
public final class DataComponent: Component<any DataDependency> {
  public lazy var repository: any ProblemRepository = MemoryRepository(dependency.source)
}

final class MemoryRepository: ProblemRepository {
  let titles: [String]

  init(_ source: String) {
    titles = ["\(source) 1", "\(source) 2"]
  }
}
