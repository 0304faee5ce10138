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

/// What conforms is not gathered, unless another member returns it.
final class ConformingComponent: BootstrapComponent {
  let report = Report(others: [])
  let other = Report(others: [])
  var task: any Task { other }
  var tasks: [any Task] { Array(gathering: self) }
}
