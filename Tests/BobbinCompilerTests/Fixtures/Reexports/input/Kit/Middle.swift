/// Another file of the module re-exports what this names.
public final class KitComponent: Component<any CoreDependency> {
  public func show() { print(dependency.token.text) }
}
