import BankInterfaces

/// Lists the messages and leads to each.
public final class MessageListViewController: Screen {
  private let factory: any Factory

  /// Made when the list is first shown, not when this controller is made.
  private lazy var loader = factory.makeMessageLoader()

  /// Takes the one thing it needs to load the messages and to open any of them.
  init(factory: any Factory) {
    self.factory = factory
  }

  public var title: String { "Messages" }
  public var body: [String] { ["\(loader.load().count) messages."] }
  public var services: [Origin] { [loader.origin] }
  public var choices: [Choice] {
    loader.load().map { [factory] message in
      Choice(message.subject) { factory.makeMessageViewController(for: message) }
    }
  }
}
