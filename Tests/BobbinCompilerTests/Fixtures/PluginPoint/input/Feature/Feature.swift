public import Bobbin
public import Core

public protocol FeatureDependency: Dependency {
  var style: String { get }
  var title: String { get }
  var inside: String { get }
  var name: String { get }
}

public final class FeatureComponent: Component<any FeatureDependency>, Plugin {
  public func run() {
    print(dependency.title, dependency.style, dependency.inside, dependency.name)
  }
}
