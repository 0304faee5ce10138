public import Bobbin
public import Contracts

/// Only classes can conform, and what is below needs more than it declares.
public protocol DetailDependency: AnyObject {
  var delegate: any Delegate { get }
  var clock: any Clock { get }
  var counter: Int { get set }
  var onDone: @Sendable (Int) -> Void { get }
}

public final class DetailComponent: Component<any DetailDependency> {
  private let slot = Shared<Box>()
  private let weakSlot = WeakShared<Box>()

  var shared: Box { slot { Box(number: dependency.clock.now) } }
  var weakly: Box { weakSlot { Box(number: 0) } }

  public func show() {
    dependency.counter += shared.number + weakly.number
    dependency.delegate.finished += dependency.counter
    dependency.onDone(dependency.delegate.finished)
  }

  package var folder: FolderComponent { FolderComponent(parent: self, depth: 1) }
}

final class Box {
  let number: Int

  init(number: Int) { self.number = number }
}
