extension Scenario {
  /// `ReadService(injecting: self)` is all there is to read in the component.
  static let autoWiring = Scenario(
    "auto-wiring", "the parameters of an initializer are filled from the scope"
  ) { transcript in
    let service = RootComponent(transcript: transcript).records.readService
    transcript.write("= ReadService has \(service.logger.origin)")
    transcript.write("= its repository has \(service.repository.logger.origin)")
  }
}
