// Factories instead of objects: a screen that may need many loaders, or none, asks for the way to
// make one. Each function is a requirement, and a component's function of the same shape serves it.

/// Makes loaders.
public protocol MessageLoaderFactory {
  func makeMessageLoader() -> MessageLoader
}

/// Makes the screen that shows one message.
public protocol ViewControllerFactory {
  func makeMessageViewController(for message: Message) -> MessageViewController
}

/// What the list of messages needs, put together from what there is.
///
/// A dependency need not be a new protocol: a composition, or a name for one, does as well.
public typealias Factory = MessageLoaderFactory & ViewControllerFactory
