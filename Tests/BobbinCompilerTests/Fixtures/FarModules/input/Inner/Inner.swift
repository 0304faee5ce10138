public import Bobbin
public import Kinds
public import Leaves
public import Middles
public import Needs

open class InnerComponent: MiddleComponent<any InnerDependency> {}

open class CountingComponent: MiddleComponent<any InnerDependency> {
  public func counter() throws -> NumberComponent { try NumberComponent(parent: self, limit: 3) }
}

public final class KindComponent<K: Kind>: BootstrapComponent {}

public typealias Both = HasText & HasNumber

public final class BothComponent: Component<any Both> {
  public var both: String { "\(dependency.text) \(dependency.number)" }
}
