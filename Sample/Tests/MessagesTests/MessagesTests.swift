import BankInterfaces
import Messages
import Testing

/// A module with a tree of its own, generated without the app, under a root written by hand.
@Suite struct MessagesTests {
  private let transcript = Transcript()

  private var messages: MessagesComponent {
    let clara = HandWritten(transcript: transcript, user: User(name: "Clara"))
    return MessagesComponent(dependency: clara)
  }

  @Test func listsMessagesAndOpensEach() {
    let list = messages.list.screen

    #expect(list.choices.map(\.title) == ["Your new card", "Welcome"])
    #expect(list.choices[1].open().body == ["Welcome", "Dear Clara, we are glad to have you."])
  }

  @Test func opensTheLatest() {
    #expect(messages.latest.screen.body.first == "Your new card")
  }

  @Test func makesANewLoaderForEachScreen() {
    let messages = messages

    #expect(messages.list.screen.services.map(\.instance) == ["MessageLoader#1"])
    #expect(messages.list.screen.services.map(\.instance) == ["MessageLoader#2"])
  }
}

private struct HandWritten: MessagesDependency {
  let transcript: Transcript
  let user: User
}
