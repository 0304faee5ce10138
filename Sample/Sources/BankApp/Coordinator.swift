import BankInterfaces
import ProblemsPresentation

/// Owns the navigation path of the app, and maps each scene to its screen.
///
/// The customer's scope is given the coordinator, and the coordinator needs that scope to build its
/// screens. So that the two do not keep each other alive, this side of the loop is weak.
public final class Coordinator: SceneCoordinator {
  public private(set) var path: [Scene] = []

  private weak var scenes: (any SceneFactory)?

  /// Starts over with the screens of a new customer.
  func start(with scenes: any SceneFactory) {
    self.scenes = scenes
    path = []
  }

  public func push(_ scene: Scene) -> any Screen {
    guard let scenes else { return NoticeScreen(title: "Bank", "Please log in first.") }
    path.append(scene)
    switch scene {
    case .problemList: return scenes.problemList()
    case .problemDetail(let id): return scenes.problemDetail(id: id)
    }
  }

  public func pop() {
    _ = path.popLast()
  }
}
