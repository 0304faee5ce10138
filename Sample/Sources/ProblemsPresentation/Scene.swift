import BankInterfaces
import ProblemsDomain

/// A place in the app as a value, which can be stored, compared, or parsed from a link.
public enum Scene: Equatable, Sendable, CustomStringConvertible {
  case problemList
  case problemDetail(id: Problem.ID)

  public var description: String {
    switch self {
    case .problemList: "problems"
    case .problemDetail(let id): "problem \(id)"
    }
  }
}

/// Goes from scene to scene: one object for the whole app, which every view model holds.
public protocol SceneCoordinator: AnyObject {
  /// The scenes one could go back to, the current one last.
  var path: [Scene] { get }

  /// Adds a scene to the path, and builds its screen.
  func push(_ scene: Scene) -> any Screen

  /// Removes the current scene from the path.
  func pop()
}

/// Builds the screens of the scenes.
///
/// The coordinator sees a component through this protocol: it needs to build two screens, not to know
/// what they are made of.
public protocol SceneFactory: AnyObject {
  func problemList() -> any Screen
  func problemDetail(id: Problem.ID) -> any Screen
}
