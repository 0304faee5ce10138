import Bobbin
import Views

final class Model {
  let name = "model"
}

/// Everything private gets its value from its wrapper, so the initializer is internal.
struct DetailView {
  let model: Model
  @State private var isOpen = false
  @Environment(3) private var size
  @FocusState private var focus: Bool?
  @AppStorage("count") private var count: Int = 1

  var body: String { "\(model.name) \(isOpen) \(size) \(focus == nil) \(count)" }
}

/// What is not private gets its value there, too, where it can.
struct ListView {
  @StateObject var model: Model
  @Environment(4) var size
  @Environment(5) var limit: Int
  @FocusState var focus: Bool?
  @State var isOpen = false
  @State private(set) var count = 2

  var body: String { "\(model.name) \(size) \(limit) \(focus == nil) \(isOpen) \(count)" }
}

struct EditorView {
  @Binding var text: String
  @Binding var title: String?
  @Binding var isOn: Bool

  var body: String { "\(text) \(title ?? "no title") \(isOn)" }
}

/// A wrapper that has its value from elsewhere, whatever the component has.
@propertyWrapper
struct Located<Value> {
  var wrappedValue: Value { fatalError("only for the running app") }

  init(file: String = #fileID) {}
}

@propertyWrapper
struct Numbered {
  var wrappedValue = 3
}

struct ReportView {
  @Located var model: Model
  @Numbered var pages
  @State var title: String

  var body: String { "\(title) \(pages)" }
}

typealias Making = (Int) -> String

struct Footer {
  let text: Making
  let end: () -> String
  let model: Model

  var body: String { "\(text(3)) \(end()) \(model.name)" }
}

@resultBuilder
enum Lines {
  static func buildBlock(_ lines: String...) -> String { lines.joined(separator: " ") }
}

/// A constant has no wrapper.
struct Card {
  let model: Model
  @Lines let content: () -> String

  var body: String { "\(model.name) \(content())" }
}

final class RootComponent: BootstrapComponent {
  let model = Model()
  var isOn: Binding<Bool> { Binding { true } }

  func end() -> String { "end" }

  func footer(_ text: @escaping Making) -> Footer { Footer(injecting: self, text: text) }

  var card: Card { Card(injecting: self) { "card" } }

  let title = "report"
  var report: ReportView { ReportView(injecting: self) }
  var detail: DetailView { DetailView(injecting: self) }
  var list: ListView { ListView(injecting: self) }
  var openList: ListView { ListView(injecting: self, isOpen: true) }

  func editor(of text: Binding<String>) -> EditorView {
    EditorView(injecting: self, text: text, title: Binding { nil })
  }
}
