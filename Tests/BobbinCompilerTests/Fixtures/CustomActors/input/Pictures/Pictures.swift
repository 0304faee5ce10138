import Bobbin

/// The name does not end like most.
@globalActor
public actor Painting {
  public static let shared = Painting()
}

public typealias Studio = Painting

public final class Canvas {
  public var strokes = 0

  public init() {}
}

/// An actor as a product.
public actor Archive {
  var count = 0

  public init() {}

  public func add() -> Int {
    count += 1
    return count
  }
}

public protocol PictureDependency: Dependency {
  var canvas: Canvas { get }
  @Painting var colour: String { get }
  var archive: Archive { get }
  @Painting var size: Int { get async }
}

@Studio
public final class PictureComponent: Component<any PictureDependency> {
  public func paint() async {
    dependency.canvas.strokes += 1
    print(dependency.colour, dependency.canvas.strokes, await dependency.size)
    print(await dependency.archive.add())
  }
}

public protocol FrameDependency: Dependency {
  @Studio func frame(_ width: Int) -> String
}

public final class FrameComponent: Component<any FrameDependency> {
  @Painting public func show() { print(dependency.frame(2)) }
}

/// Only passes on.
public final class WallComponent: Component<any EmptyDependency> {
  public var frame: FrameComponent { FrameComponent(parent: self) }
}
