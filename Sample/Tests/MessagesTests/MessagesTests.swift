import BankInterfaces
import Bobbin
import Messages
import Testing

/// A module with a tree of its own, tested without the app: above it there is only a stub.
///
/// This test target has the plugin, so there is a stub for each component that it can name: a class
/// whose initializer takes what the component needs.
@Suite struct MessagesTests {
  private let transcript = Transcript()

  private var messages: MessagesComponent {
    MessagesComponent(
      dependency: MessagesDependencyStub(transcript: transcript, user: User(name: "Clara")))
  }

  @Test func listsMessagesAndOpensEach() {
    let list = messages.list.screen

    #expect(list.choices.map(\.title) == ["Your new card", "Welcome"])
    #expect(list.choices[1].open().body == ["Welcome", "Dear Clara, we are glad to have you."])
  }

  @Test func opensTheLatest() {
    #expect(messages.latest.screen.body.first == "Your new card")
  }

  @Test func makesTheLoaderWhenTheListIsShown() {
    let list = messages.list.screen

    #expect(transcript.lines.isEmpty)
    #expect(list.body == ["2 messages."])
    #expect(transcript.lines == ["  + MessagesComponent makes MessageLoader#1"])
  }

  @Test func repliesThroughASenderThatTheListDoesNotKnow() throws {
    let message = messages.list.screen.choices[1].open()
    let reply = try #require(message.entry)

    _ = reply.enter("hello")
    #expect(transcript.lines.last == "  * MessageSender#1 sends: Re: Welcome: hello")
  }

  @Test func makesANewLoaderForEachScreen() {
    let messages = messages

    #expect(messages.list.screen.services.map(\.instance) == ["MessageLoader#1"])
    #expect(messages.list.screen.services.map(\.instance) == ["MessageLoader#2"])
  }
}

/// The scenario `test-stubs`: a component from the middle of the tree, without the tree.
@Suite struct MessageStubTests {
  private let real = MessagesComponent(
    dependency: MessagesDependencyStub(transcript: Transcript(), user: User(name: "Clara")))

  @Test func functionsAreClosures() {
    var opened: [Message] = []
    let messages = real
    let stub = MessageListComponentStub(
      overriding: real.list.dependency,
      makeMessageViewController: { message in
        opened.append(message)
        return messages.latest.dependency.makeMessageViewController(for: message)
      })
    let list = MessageListComponent(dependency: stub).screen

    _ = list.choices[1].open()
    #expect(opened.map(\.subject) == ["Welcome"])
  }

  @Test func whatIsNotUsedIsLeftOut() {
    // This test loads and does not open, so the stub need not have the other function.
    let loader = real.latest.dependency.makeMessageLoader()
    let stub = MessageListComponentStub(makeMessageLoader: { loader })

    #expect(MessageListComponent(dependency: stub).screen.body == ["2 messages."])
  }
}
