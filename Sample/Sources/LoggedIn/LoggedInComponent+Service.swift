import Messages
import ProblemsPresentation

// Customer service: letters and complaints.

extension LoggedInComponent {
  public var messages: MessagesComponent { MessagesComponent(parent: self) }
  public var problems: ProblemsComponent { ProblemsComponent(parent: self) }
}
