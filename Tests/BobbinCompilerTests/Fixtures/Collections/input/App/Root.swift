import Bobbin
import Network
import Startup

final class RootComponent: BootstrapComponent {
  let host = "example.org"
  lazy var database: any StartupTask = PrintedTask("open the database")
  lazy var network = NetworkComponent(parent: self)  // bobbin:allow retain-loop

  lazy var startupTasks: [any StartupTask] = Array(gathering: self)
  var tasksByName: [String: any StartupTask] { Dictionary(gathering: self) }

  /// A class, so it is not meant.
  lazy var reporter = PrintedTask("report")  // bobbin:allow not-gathered
  /// A function, so it is not asked.
  func task() -> any StartupTask { PrintedTask("on demand") }

  func start() {
    for task in [any StartupTask](gathering: self) { task.run() }
  }
}
