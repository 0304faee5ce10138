public import Bobbin
public import Domain

public protocol PresentationDependency: Dependency {
  var loadProblems: any LoadProblems { get }
}

/// Another assembly: screens, which know the domain alone.
public final class PresentationComponent: Component<any PresentationDependency> {
  public var list: String { dependency.loadProblems().joined(separator: ", ") }
}
