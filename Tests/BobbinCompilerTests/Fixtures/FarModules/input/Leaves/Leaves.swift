public import Bobbin
public import Errors

public protocol TextDependency: Dependency {
  var text: String { get }
}

public final class TextComponent: Component<any TextDependency> {
  public func show() { print(dependency.text) }
}

public protocol NumberDependency: Dependency {
  var number: Int { get }
}

public final class NumberComponent: Component<any NumberDependency> {
  public init(dependency: any NumberDependency, limit: Int) throws(Failure) {
    if dependency.number > limit { throw Failure() }
    super.init(dependency: dependency)
  }
}

public final class PlainComponent: Component<any EmptyDependency> {}
