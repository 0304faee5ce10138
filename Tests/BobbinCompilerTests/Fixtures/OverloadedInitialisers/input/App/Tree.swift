import Bobbin

protocol LabelDependency: Dependency {
  var prefix: String { get }
}

final class LabelComponent: Component<any LabelDependency> {
  let text: String

  init(dependency: any LabelDependency, value: String) {
    text = value
    super.init(dependency: dependency)
  }

  init(dependency: any LabelDependency, value: Int) {
    text = "number \(value)"
    super.init(dependency: dependency)
  }

  init<Value: CaseIterable>(dependency: any LabelDependency, value: Value.Type) {
    text = "\(value.allCases.count) cases"
    super.init(dependency: dependency)
  }

  init!(dependency: any LabelDependency, code: Int) {
    guard code > 0 else { return nil }
    text = "code \(code)"
    super.init(dependency: dependency)
  }

  init?(dependency: any LabelDependency, hex: String) {
    guard let code = Int(hex, radix: 16) else { return nil }
    text = "hex \(code)"
    super.init(dependency: dependency)
  }

  #if BOBBIN_LABELS
    init(dependency: any LabelDependency, value: Unknown) {
      text = ""
      super.init(dependency: dependency)
    }
  #else
    init(dependency: any LabelDependency, value: Bool) {
      text = "\(value)"
      super.init(dependency: dependency)
    }
  #endif

  func show() { print(dependency.prefix, text) }
}

class TitleComponent: Component<any LabelDependency> {
  let text: String

  init(dependency: any LabelDependency, title: String) {
    text = title
    super.init(dependency: dependency)
  }

  convenience init(dependency: any LabelDependency, number: Int) {
    self.init(dependency: dependency, title: "title \(number)")
  }
}

/// Overrides all designated initializers, and so inherits the others.
final class LoudComponent: TitleComponent {
  override init(dependency: any LabelDependency, title: String) {
    super.init(dependency: dependency, title: title + "!")
  }
}

enum Side: CaseIterable { case left, right }

final class RootComponent: BootstrapComponent {
  let prefix = "label"

  var word: LabelComponent { LabelComponent(parent: self, value: "word") }
  var number: LabelComponent { LabelComponent(parent: self, value: 7) }
  var sides: LabelComponent { LabelComponent(parent: self, value: Side.self) }
  var flag: LabelComponent { LabelComponent(parent: self, value: true) }
  var hex: LabelComponent? { LabelComponent(parent: self, hex: "ff") }
  var loud: LoudComponent { LoudComponent(parent: self, number: 5) }
  var code: LabelComponent { LabelComponent(parent: self, code: 3) }
}
