package import Bobbin

/// Package access: its upstream protocol is no more visible.
package final class DeepComponent: Component<any EmptyDependency> {
  package var middle: MiddleComponent { MiddleComponent(parent: self) }
}
