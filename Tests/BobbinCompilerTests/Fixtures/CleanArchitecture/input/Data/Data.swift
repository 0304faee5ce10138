public import Bobbin
public import Domain

public protocol Storage {
  func titles() -> [String]
}

final class StoredProblemRepository: ProblemRepository {
  private let storage: any Storage
  private let log: (String) -> Void

  init(storage: any Storage, log: @escaping (String) -> Void) {
    self.storage = storage
    self.log = log
    log("repository")
  }

  func problems() -> [Problem] {
    log("problems")
    return storage.titles().enumerated().map { Problem(id: $0 + 1, title: $1) }
  }
}

/// It says nothing of what its repository takes: that is passed on.
public final class DataComponent: Component<any EmptyDependency> {
  public func makeRepository() -> any ProblemRepository { StoredProblemRepository(injecting: self) }
}
