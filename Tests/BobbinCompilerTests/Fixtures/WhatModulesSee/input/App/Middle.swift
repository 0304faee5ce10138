// In this file the private type of the component does not exist.
extension MiddleComponent {
  var config: Config { Config(text: "middle") }
}
