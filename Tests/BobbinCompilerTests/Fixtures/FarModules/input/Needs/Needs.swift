public import Bobbin

public protocol InnerDependency: Dependency {}

public protocol HasText {
  var text: String { get }
}

public protocol HasNumber {
  var number: Int { get }
}
