import Bobbin

public protocol ScreenDependency: Dependency {}

open class ScreenComponent: Component<any ScreenDependency> {
  public struct Style: Sendable {
    public let name: String
    public init(_ name: String) { self.name = name }
  }

}

public protocol Painting {
  typealias Colour = Int
  typealias Style = String
}
