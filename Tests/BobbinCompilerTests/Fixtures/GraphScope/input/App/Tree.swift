import Bobbin

final class Logger {}

final class Repository {
  let logger: Logger

  init(logger: Logger) {
    self.logger = logger
  }
}

struct Service {
  let repository: Repository
  let logger: Logger
}

protocol SessionDependency: Dependency {
  func makeLogger() -> Logger
}

/// One resolution: whatever is made in it is shared, and it goes away with it.
final class SessionComponent: Component<any SessionDependency> {
  lazy var logger = dependency.makeLogger()
  lazy var repository = Repository(logger: logger)

  var service: Service { Service(repository: repository, logger: logger) }
}

final class RootComponent: BootstrapComponent {
  func makeLogger() -> Logger { Logger() }

  var readService: Service { SessionComponent(parent: self).service }
  var writeService: Service { SessionComponent(parent: self).service }
}
