import Bobbin

/// The scope of the list of messages; its dependency is a composition of two factories.
public final class MessageListComponent: Component<any Factory> {
  /// The list.
  public var screen: MessageListViewController {
    MessageListViewController(factory: dependency)
  }
}
