import Bobbin
import Sound

final class RootComponent: BootstrapComponent {
  var sound: SoundComponent { SoundComponent(parent: self) }
  lazy var plugins = [any Plugin](gathering: self)
  // bobbin:allow not-gathered
  func again() -> [String: any Plugin] { Dictionary(gathering: self) }
}

protocol Task {}
struct Report: Task {
  init(others: [any Task]) {}
}
final class TaskComponent: BootstrapComponent {
  lazy var tasks: [any Task] = Array(gathering: self)
  // Made from all of them, itself included.
  var report: any Task { Report(others: tasks) }
}
