import BankInterfaces
import Bobbin

/// What the shortcut to the latest message needs: two functions, declared where they are needed.
public protocol LatestMessageDependency: Dependency {
  func makeMessageLoader() -> MessageLoader
  func makeMessageViewController(for message: Message) -> MessageViewController
}

/// The scope of the shortcut to the latest message.
public final class LatestMessageComponent: Component<any LatestMessageDependency> {
  /// The latest message, or a notice if there is none.
  public var screen: any Screen {
    guard let latest = dependency.makeMessageLoader().load().first else {
      return NoticeScreen(title: "Message", "You have no messages.")
    }
    return dependency.makeMessageViewController(for: latest)
  }
}
