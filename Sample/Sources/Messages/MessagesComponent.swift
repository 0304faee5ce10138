import BankInterfaces
import Bobbin

/// What the messages as a whole need.
public protocol MessagesDependency: Dependency {
  var transcript: Transcript { get }
  var user: User { get }
}

/// The scope of all message screens.
public final class MessagesComponent: Component<any MessagesDependency> {
  /// The list of messages, in a scope of its own.
  public var list: MessageListComponent { MessageListComponent(parent: self) }

  /// The shortcut to the latest message.
  public var latest: LatestMessageComponent { LatestMessageComponent(parent: self) }

  /// One for all replies; only `makeMessageViewController(for:)` knows of it.
  private lazy var messageSender = MessageSender(
    madeBy: MessagesComponent.self, transcript: dependency.transcript)
}

// The two functions that the children require. Provisions may live in any extension within the module,
// and `internal` is enough for them. These are public because of the conformance to public protocols.
extension MessagesComponent: MessageLoaderFactory, ViewControllerFactory {
  public func makeMessageLoader() -> MessageLoader {
    MessageLoader(
      user: dependency.user,
      origin: dependency.transcript.origin(of: MessageLoader.self, madeBy: MessagesComponent.self))
  }

  public func makeMessageViewController(for message: Message) -> MessageViewController {
    MessageViewController(message: message, sender: messageSender)
  }

  /// The same list without a scope of its own: the component hands itself to the screen, which sees a
  /// `Factory` and nothing else of it.
  public var plainList: MessageListViewController { MessageListViewController(factory: self) }
}
