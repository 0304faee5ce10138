import BankInterfaces

/// Lets a person walk through the bank: shows the screen, reads an answer, goes there.
struct InteractiveWalk {
  private let read: () -> String?
  private let transcript: Transcript
  private var navigator: Navigator

  init(read: @escaping () -> String?, transcript: Transcript) {
    self.read = read
    self.transcript = transcript
    navigator = Navigator(transcript: transcript)
  }

  /// Walks until the person leaves the first screen, types `q`, or the input ends.
  mutating func run() {
    navigator.open(RootComponent(transcript: transcript, keypad: Keypad(password: read)).login)
    while let wayOut = navigator.stack.last?.wayOut {
      transcript.write("  0. \(wayOut)")
      guard follow(read()) else { break }
    }
    while !navigator.stack.isEmpty {
      navigator.leave()
    }
    transcript.write("Good-bye.")
  }

  /// Carries out the person's choice, and returns whether to go on.
  private mutating func follow(_ answer: String?) -> Bool {
    guard let answer, answer != "q" else { return false }
    guard answer != "0" else {
      navigator.leave()
      navigator.show()
      return true
    }
    let choices = navigator.stack.last?.choices ?? []
    if let number = Int(answer), choices.indices.contains(number - 1) {
      navigator.choose(choices[number - 1])
    } else if navigator.stack.last?.entry != nil, !answer.isEmpty {
      navigator.enter(answer)
    } else {
      let numbers = choices.isEmpty ? "0" : "a number from 0 to \(choices.count)"
      transcript.write("! Please type \(numbers), or q")
      navigator.showChoices()
    }
    return true
  }
}
