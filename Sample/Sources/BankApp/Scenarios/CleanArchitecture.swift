import BankInterfaces

extension Scenario {
  /// View → view model → use case → repository, in three modules.
  ///
  /// No line nests one initializer in another; the transcript shows what you would have to nest.
  static let cleanArchitecture = Scenario(
    "clean-architecture", "view, view model, use case, repository, without nesting initializers"
  ) { transcript in
    let loggedIn = RootComponent(transcript: transcript).loggedIn(user: .anna)
    let view = loggedIn.problems.open()
    transcript.write("= by hand: \(nested(view))")
    var walk = Navigator(transcript: transcript)
    walk.open(view)
    walk.choose("Wrong fee")
  }

  /// The objects that an object keeps, as the nested call that would make it.
  private static func nested(_ object: Any) -> String {
    if let traced = object as? any Traceable { return traced.origin.instance }
    let parts = Mirror(reflecting: object).children.map(\.value)
      .filter { [.struct, .class].contains(Mirror(reflecting: $0).displayStyle) }
    let arguments = parts.map(nested).joined(separator: ", ")
    return "\(type(of: object))" + (parts.isEmpty ? "" : "(\(arguments))")
  }
}
