import BankInterfaces
import Bobbin

/// What a savings account needs.
///
/// The signing is the one that Deposit uses, the rates come from the very top of the app. The
/// scope in between, `LoggedInComponent`, mentions neither: what a scope does not provide passes
/// through it.
public protocol SavingsDependency: Dependency {
  var signingService: any SigningService { get }
  var interestRates: any InterestRates { get }
}

/// The scope of the savings feature.
public final class SavingsComponent: Component<any SavingsDependency> {
  /// The feature's first screen.
  public var screen: SavingsScreen {
    SavingsScreen(signing: dependency.signingService, rates: dependency.interestRates)
  }

  /// Gathered by whoever shows reminders; see `LoggedInComponent+Reminders.swift`.
  public var reminder: any Reminder { RateReminder(rates: dependency.interestRates) }
}
