public import Bobbin

public protocol Logger {}
public struct Analytics {}

public struct Model {
  let logger: any Logger
  let analytics: Analytics
}

public protocol FeatureDependency: Dependency {}

public final class FeatureComponent: Component<any FeatureDependency> {
  var model: Model { Model(injecting: self) }
}

public final class EmptyComponent: BootstrapComponent {
  public let id = 1
}
