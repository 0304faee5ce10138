import BankInterfaces

/// A walk from screen to screen, written to a transcript.
///
/// Only its stack keeps the screens, and screens keep their scopes, so a scope ends when its last
/// screen is left.
public struct Navigator {
  /// The screens one could go back to, the current one last.
  public private(set) var stack: [any Screen] = []

  private let transcript: Transcript

  public init(transcript: Transcript) {
    self.transcript = transcript
  }

  /// Goes to a screen and shows it.
  public mutating func open(_ screen: any Screen) {
    stack.append(screen)
    show()
  }

  /// Takes one of the current screen's ways on.
  public mutating func choose(_ choice: Choice) {
    transcript.write("> \(choice.title)")
    open(choice.open())
  }

  /// Takes the way on that has the given title.
  public mutating func choose(_ title: String) {
    guard let choice = stack.last?.choices.first(where: { $0.title == title }) else {
      return transcript.write("! There is no way to '\(title)' from here")
    }
    choose(choice)
  }

  /// Types into the current screen's field.
  public mutating func enter(_ text: String) {
    guard let entry = stack.last?.entry else {
      return transcript.write("! There is nothing to type here")
    }
    transcript.write("> \(text)")
    open(entry.enter(text))
  }

  /// Leaves the current screen; whatever only it kept is freed.
  public mutating func leave() {
    guard let screen = stack.last else { return }
    transcript.write("< \(screen.wayOut)")
    stack.removeLast()
    screen.left()
  }

  /// Writes the current screen: title, text, services, choices.
  public func show() {
    guard let screen = stack.last else { return }
    // All of it first: a screen may make an object when it is asked for its text.
    let lines = screen.body + screen.services.map { "uses \($0)" }
    transcript.write("[\(screen.title)]")
    lines.forEach { transcript.write("  \($0)") }
    showChoices()
  }

  /// Writes what one can do on the current screen.
  public func showChoices() {
    guard let screen = stack.last else { return }
    for (index, choice) in screen.choices.enumerated() {
      transcript.write("  \(index + 1). \(choice.title)")
    }
    if let entry = screen.entry { transcript.write("  … type \(entry.prompt)") }
  }
}
