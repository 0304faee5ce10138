// In this file the private type of the component does not exist.
extension MiddleComponent {
  private typealias Child = LogComponent
  var first: LogComponent { Child(parent: self) }
  var config: Config { Config(text: "middle") }
}
