import BankInterfaces

/// A walk from screen to screen, written to a transcript.
///
/// Its stack alone keeps the screens, screens keep their scopes, and so a scope ends when its last
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

  /// Leaves the current screen; whatever only it kept is freed.
  public mutating func leave() {
    guard let wayOut = stack.last?.wayOut else { return }
    transcript.write("< \(wayOut)")
    stack.removeLast()
  }

  /// Writes the current screen: title, text, services, choices.
  public func show() {
    guard let screen = stack.last else { return }
    // All of it first: a screen may have an object made for it just by being asked.
    let services = screen.services.map { "uses \($0)" }
    let choices = screen.choices.enumerated().map { "\($0 + 1). \($1.title)" }
    let lines = screen.body + services + choices
    transcript.write("[\(screen.title)]")
    lines.forEach { transcript.write("  \($0)") }
  }
}
