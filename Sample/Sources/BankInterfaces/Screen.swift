/// One screen of the bank, as plain text: what it shows, what it uses, where it leads.
///
/// In an app this would be a view controller or a view. A screen that leads elsewhere keeps what
/// it needs to build the next one; only the stack that shows a screen keeps the screen.
public protocol Screen {
  /// The headline.
  var title: String { get }

  /// The text below the headline.
  var body: [String] { get }

  /// The services in use here, each with the component that made it.
  var services: [Origin] { get }

  /// The ways on from here.
  var choices: [Choice] { get }

  /// What the person may type here, if anything.
  var entry: Entry? { get }

  /// The name of the way back.
  var wayOut: String { get }

  /// Called when the person has gone back.
  func left()
}

extension Screen {
  public var services: [Origin] { [] }
  public var choices: [Choice] { [] }
  public var entry: Entry? { nil }
  public var wayOut: String { "Back" }
  public func left() {}
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

/// A field to type into.
public struct Entry {
  /// What the person reads.
  public let prompt: String

  /// Builds the next screen from what was typed.
  public let enter: (String) -> any Screen

  public init(_ prompt: String, enter: @escaping (String) -> any Screen) {
    self.prompt = prompt
    self.enter = enter
  }
}

/// A screen with a message and nothing to do: a receipt, a refusal.
public struct NoticeScreen: Screen {
  public let title: String
  public let body: [String]

  public init(title: String, _ body: String...) {
    self.title = title
    self.body = body
  }
}
