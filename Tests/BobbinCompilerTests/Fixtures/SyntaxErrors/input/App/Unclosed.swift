import Bobbin

final class UnclosedComponent: Component<any Dependency> {
  var text: String { f(parent: self }
  func (_ number: Int) {}
