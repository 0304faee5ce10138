import BankInterfaces
import Bobbin

/// What the messages as a whole need.
public protocol MessagesDependency: Dependency {
  var transcript: Transcript { get }
  var user: User { get }
}

/// The scope of all message screens.
///
/// Its children need factories, and its two functions are those factories. It need not declare
/// that it conforms to anything.
public final class MessagesComponent: Component<any MessagesDependency> {
  /// The list of messages.
  public var list: MessageListComponent { MessageListComponent(parent: self) }

  /// The shortcut to the latest message.
  public var latest: LatestMessageComponent { LatestMessageComponent(parent: self) }
}

// Provisions may live in any extension within the module, and `internal` is enough.
extension MessagesComponent {
  func makeMessageLoader() -> MessageLoader {
    MessageLoader(
      user: dependency.user,
      origin: dependency.transcript.origin(of: MessageLoader.self, givenBy: MessagesComponent.self))
  }

  func makeMessageViewController(for message: Message) -> MessageViewController {
    MessageViewController(message: message)
  }
}
