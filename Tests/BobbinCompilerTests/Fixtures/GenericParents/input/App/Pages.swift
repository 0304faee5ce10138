import Bobbin
import Kit
import Text

struct Story: Content.Item {
  let title: String
}

/// Requirements with a parameter named like that of the class, and a builder of another module.
protocol RowDependency: Dependency {
  func first<Item: Content.Item>(of items: [Item]) throws -> Item
  func joined(@Lines lines: () -> [String]) -> String
}

enum Pages {
  protocol Marker {}

  final class RowComponent<each Item>: Component<any RowDependency> {
    let count: Int

    init<Value: Marker>(dependency: any RowDependency, value: Value, count: () -> Int) {
      self.count = count()
      super.init(dependency: dependency)
    }

    func show() throws {
      let text = dependency.joined {
        "a"
        "b"
      }
      print(try dependency.first(of: [Story(title: "first")]).title, text, count)
    }
  }

  /// Nested, and constrained by what no other file names.
  final class PageComponent<Item: Content.Item>: Component<any EmptyDependency> {
    struct Mark: Marker {}

    var row: RowComponent<Item, Int> {
      RowComponent<Item, Int>(parent: self, value: Mark()) { 2 }
    }
    /// Extensions of what is nested here see the parameter of the class.
    final class FooterComponent: Component<any RowDependency> {
      func show() throws { print(try dependency.first(of: [Story(title: "footer")]).title) }
    }

    struct Badge {
      let top: any Content.Item
    }

    var footer: FooterComponent { FooterComponent(parent: self) }
    var badge: Badge { Badge(injecting: self) }
    var items: [any Content.Item] { Array(gathering: self) }
    let top: any Content.Item = Story(title: "top")
  }
}

extension RootComponent {
  func first<Value: Content.Item>(of items: [Value]) -> Value { items[0] }
  func joined(lines: () -> [String]) -> String { lines().joined(separator: ", ") }

  var page: Pages.PageComponent<Story> { Pages.PageComponent<Story>(parent: self) }
}
