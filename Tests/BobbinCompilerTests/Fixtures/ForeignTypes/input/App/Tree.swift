import Bobbin
import Foundation

protocol LeafDependency: Dependency {
  var url: URL { get }
  var date: Foundation.Date? { get }
  var decoder: JSONDecoder { get }
}

final class LeafComponent: Component<any LeafDependency> {
  func show() { print(dependency.url, dependency.date == nil, type(of: dependency.decoder)) }
}
