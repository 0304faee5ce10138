import Messages

extension LoggedInComponent {
  public var messages: MessagesComponent { MessagesComponent(parent: self) }
}
