import Bobbin
import Feature

struct FileLogger: Logger {}

final class Service {
  init(logger: any Logger, for user: String, retries: Int, detail: @escaping (Int) -> String) {}
}

struct Plain {
  let analytics: Analytics
}

final class RootComponent: BootstrapComponent {
  let appLogger = FileLogger()
  private let user = "Ann"
  let retries = "three"
  func detail(name: String) -> String { name }

  var feature: FeatureComponent { FeatureComponent(parent: self) }
  var service: Service { Service(injecting: self) }
  func plain(_ other: EmptyComponent) -> Plain { Plain(injecting: other) }
}
