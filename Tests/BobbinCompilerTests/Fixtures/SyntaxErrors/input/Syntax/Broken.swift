import Bobbin

final class BrokenComponent: Component<any Dependency {
  let given = 1
}
