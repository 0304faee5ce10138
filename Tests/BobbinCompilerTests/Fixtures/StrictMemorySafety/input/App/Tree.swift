import Bobbin

protocol LeafDependency: Dependency {
  var bytes: UnsafeRawBufferPointer { get }
  var start: UnsafePointer<Int>? { get set }
  var count: Int { get }
  func clear(_ bytes: UnsafeMutableRawBufferPointer)
}

final class LeafComponent: Component<any LeafDependency> {
  func show() {
    unsafe dependency.clear(UnsafeMutableRawBufferPointer(start: nil, count: 0))
    unsafe print(dependency.bytes.count, dependency.start == nil, dependency.count)
  }
}

@safe final class RootComponent: BootstrapComponent {
  let bytes = unsafe UnsafeRawBufferPointer(start: nil, count: 0)
  var start: UnsafePointer<Int>?
  let count = 1

  func clear(_ bytes: UnsafeMutableRawBufferPointer) {}

  var leaf: LeafComponent { LeafComponent(parent: self) }
}
