/// One screen of the bank, as plain text: what it shows, what it uses, where it leads.
///
/// In an app this would be a view controller or a view. A screen that leads elsewhere keeps what
/// it needs to build the next one; nobody keeps the screen but the stack that shows it.
public protocol Screen {
  /// The headline.
  var title: String { get }

  /// What stands below the headline.
  var body: [String] { get }

  /// The services in use here, each with the component that gave it.
  var services: [Origin] { get }

  /// The ways on from here.
  var choices: [Choice] { get }

  /// The name of the way back.
  var wayOut: String { get }
}

extension Screen {
  public var services: [Origin] { [] }
  public var choices: [Choice] { [] }
  public var wayOut: String { "Back" }
}

/// A way from one screen to the next.
public struct Choice {
  /// What the person reads.
  public let title: String

  /// Builds the next screen, when the choice is made and not before.
  public let open: () -> any Screen

  public init(_ title: String, open: @escaping () -> any Screen) {
    self.title = title
    self.open = open
  }
}

/// A screen that only says something: a receipt, a refusal.
public struct NoticeScreen: Screen {
  public let title: String
  public let body: [String]

  public init(title: String, _ body: String...) {
    self.title = title
    self.body = body
  }
}
