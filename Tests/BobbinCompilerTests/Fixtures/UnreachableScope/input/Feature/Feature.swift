import Bobbin

public protocol FeatureDependency: Dependency {
  var title: String { get }
  var style: String { get }
  var secret: Int { get }
}

public final class FeatureComponent: Component<any FeatureDependency> {}

public enum Panel {
  private protocol PanelDependency: Dependency {}
  private final class PanelComponent: Component<any PanelDependency> {}
}
