import Bobbin
import Core
import Grids
import Lists

// What the app adds does not exist where the modules below are compiled.
extension Feature.ListComponent: Named {}

extension Feature {
  struct Item {
    let text = "item of the app"
  }
}

extension Printer {
  init(injecting text: String) { self.init(item: Item(text)) }
}

// What it adds exists where it is seen: in its own classes, for one.
protocol Styled {}

extension Styled {
  var style: String { "app" }
}

extension StyleComponent: Styled {}

protocol TextDependency: Dependency {
  var style: String { get }
}

final class TextComponent: Component<any TextDependency> {}

final class BoldComponent: StyleComponent {
  var text: TextComponent { TextComponent(parent: self) }
}

struct Config {
  let text: String
}

protocol Loggable {}

extension Loggable {
  var logger: String { "protocol" }
  var size: Int { 1 }
  func track(_ screen: String) -> String { "protocol" }
}

protocol Leveled {}

extension Leveled {
  var level: String { "base" }
}

extension Component: Leveled {}

protocol LogDependency: Dependency {
  var logger: String { get }
  var size: Int { get }
  var level: String { get }
  var config: Config { get }
  func track(_ screen: String) -> String
}

final class LogComponent: Component<any LogDependency> {
  var all: String {
    let (config, track) = (dependency.config.text, dependency.track(""))
    return "\(dependency.logger) \(dependency.size) \(dependency.level) \(config) \(track)"
  }
}

/// None of its own members hides what the protocol adds.
final class MiddleComponent: Component<any EmptyDependency>, Loggable {
  static let logger = "static"
  private var size: String { "private" }
  private enum Config {}
  func track(_ tap: Int) -> String { "tap" }
  var log: LogComponent { LogComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  let name = "root"
  let logger = "root"
  let size = 0
  let level = "root"
  let style = "root"
  var bold: BoldComponent { BoldComponent(parent: self) }
  let config = Config(text: "root")
  func track(_ screen: String) -> String { "root" }
  var list: Feature.ListComponent { Feature.ListComponent(parent: self) }
  var grid: Feature.GridComponent { Feature.GridComponent(parent: self) }
  var middle: MiddleComponent { MiddleComponent(parent: self) }
}
