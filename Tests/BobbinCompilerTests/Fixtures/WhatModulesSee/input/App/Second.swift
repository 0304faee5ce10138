// A type of that name is another one here.
extension MiddleComponent {
  private typealias Child = LogComponent
  var second: LogComponent { Child(parent: self) }
}
