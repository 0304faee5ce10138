import BankInterfaces
import Bobbin

/// What one access to the records needs.
protocol AccessDependency: Dependency {
  var transcript: Transcript { get }
}

/// The scope of one access: its objects share a logger, and the next access has another.
///
/// Containers call this the *graph* scope. Here it is an ordinary component that lives no longer than
/// the call which creates it, so the objects stored in it are the shared ones.
final class AccessComponent: Component<any AccessDependency> {
  lazy var logger = Logger(madeBy: AccessComponent.self, transcript: dependency.transcript)
  lazy var repository = Repository(injecting: self)

  var readService: ReadService { ReadService(injecting: self) }
  var writeService: WriteService { WriteService(injecting: self) }
}

public final class Logger: TracedObject {}

public final class Repository: TracedObject {
  public let logger: Logger

  init(logger: Logger, transcript: Transcript) {
    self.logger = logger
    super.init(madeBy: AccessComponent.self, transcript: transcript)
  }
}

public final class ReadService {
  public let repository: Repository
  public let logger: Logger

  init(repository: Repository, logger: Logger) {
    self.repository = repository
    self.logger = logger
  }
}

public final class WriteService {
  public let repository: Repository
  public let logger: Logger

  init(repository: Repository, logger: Logger) {
    self.repository = repository
    self.logger = logger
  }
}
