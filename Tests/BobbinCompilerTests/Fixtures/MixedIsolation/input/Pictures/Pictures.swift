public import Bobbin
public import Kit

@Imaging public final class Canvas { public init() {}; public func draw() { print("draw") } }

@Imaging public protocol GalleryDependency: Dependency {
  var canvas: Canvas { get }
  var logger: any Logger { get }
}
@Imaging public final class GalleryComponent: Component<any GalleryDependency> {
  public func show() { dependency.canvas.draw(); dependency.logger.log("gallery"); frame.show() }
  var frame: FrameComponent { FrameComponent(parent: self) }
}
@Imaging protocol FrameDependency: Dependency {
  var canvas: Canvas { get }
  var width: Int { get }
}
@Imaging final class FrameComponent: Component<any FrameDependency> {
  /// Code anywhere may build it by hand; generated code builds it where its parent is.
  nonisolated override init(dependency: any FrameDependency) {
    super.init(dependency: dependency)
  }
  func show() { dependency.canvas.draw(); print(dependency.width) }
}

/// A service of another actor, which gets a closure of that actor.
@Imaging public final class Brush {
  private let paint: @Imaging (Int) -> Void
  public init(paint: @escaping @Imaging (Int) -> Void) { self.paint = paint }
  public func stroke() { paint(2) }
}
