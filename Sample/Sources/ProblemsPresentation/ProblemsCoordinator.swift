import BankInterfaces
import ProblemsDomain

/// Builds the screens of the problems.
///
/// The coordinator is given this and not the component: it needs to build two screens, not to
/// know what they are made of.
protocol ProblemScreens {
  func problemList() -> any Screen
  func problemDetail(id: Problem.ID) -> any Screen
}

/// Maps scenes to screens: the one place that knows which is which.
public struct ProblemsCoordinator {
  let screens: any ProblemScreens

  /// Builds the screen of a scene, with the scene's argument.
  public func screen(for scene: Scene) -> any Screen {
    switch scene {
    case .problemList: screens.problemList()
    case .problemDetail(let id): screens.problemDetail(id: id)
    }
  }
}
