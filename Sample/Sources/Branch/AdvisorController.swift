import BankInterfaces

/// A controller that is made first and completed afterwards.
public final class AdvisorController {
  public var advisor: Advisor?
}

/// A controller that a storyboard makes, so its initializer takes a coder as well.
public final class VaultController {
  public let advisor: Advisor

  init?(coder: Storyboard.Coder, advisor: Advisor) {
    self.advisor = advisor
  }
}

public final class Advisor: TracedObject {}

/// A stand-in with the shape of `UIStoryboard`, which makes controllers and lets a closure finish them.
public struct Storyboard {
  public struct Coder {}

  public init() {}

  func instantiateInitialViewController<Controller>(
    creator: (Coder) -> Controller?
  ) -> Controller? {
    creator(Coder())
  }
}

extension BranchComponent {
  private var advisor: Advisor {
    Advisor(madeBy: BranchComponent.self, transcript: dependency.transcript)
  }

  /// Property injection: nothing but a function that sets a property.
  public var advisorController: AdvisorController {
    let controller = AdvisorController()
    controller.advisor = advisor
    return controller
  }

  /// What replaces a container's hook into storyboards: the closure that UIKit asks for.
  public func vaultController(from storyboard: Storyboard) -> VaultController? {
    storyboard.instantiateInitialViewController { [advisor] coder in
      VaultController(coder: coder, advisor: advisor)
    }
  }
}
