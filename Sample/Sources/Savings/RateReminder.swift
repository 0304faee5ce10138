import BankInterfaces

/// Says what the savings earn.
struct RateReminder: Reminder {
  let rates: any InterestRates

  var text: String { "Your savings earn \(rates.savings) %." }
}
