import Bobbin
import Foundation
import Kit

protocol ProgressDependency: Dependency {
  var date: Date { get }
  var progress: Kit.Progress { get }
  var shared: Kit.Shared { get }
}

final class ProgressComponent: Component<any ProgressDependency> {
  func show() {
    print(dependency.date.timeIntervalSince1970, dependency.progress.count, dependency.shared.name)
  }
}

final class DayComponent: Component<any EmptyDependency> {
  var progress: ProgressComponent { ProgressComponent(parent: self) }
}

final class KitComponent: BootstrapComponent {
  let date = Date(timeIntervalSince1970: 3)
  let progress = Kit.Progress(count: 5)
  let shared = Kit.Shared(name: "shared")

  var day: DayComponent { DayComponent(parent: self) }
}
