// Factories instead of objects: a screen that opens other screens asks for a way to make them, and so
// need not have what they are made from. Each function is a requirement, and a component's function of
// the same name and type serves it.

/// Makes loaders.
public protocol MessageLoaderFactory {
  func makeMessageLoader() -> MessageLoader
}

/// Makes the screen that shows one message.
public protocol ViewControllerFactory {
  func makeMessageViewController(for message: Message) -> MessageViewController
}

/// What the list of messages needs, composed from the two above.
///
/// A dependency need not be a new protocol: a composition, or an alias for one, will do.
public typealias Factory = MessageLoaderFactory & ViewControllerFactory
