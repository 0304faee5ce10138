import BankInterfaces
import Bobbin

/// What a savings account needs.
///
/// The signing is the one that Deposit uses, and the rates come from the very top of the app. The
/// scope in between, `LoggedInComponent`, mentions neither: it forwards what it does not provide.
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

  /// Gathered where reminders are shown; see `LoggedInComponent+Reminders.swift`.
  public var reminder: any Reminder { RateReminder(rates: dependency.interestRates) }
}
