import Bobbin

public protocol ScreenDependency: Dependency {
  var title: String { get }
}

/// Initializers with all that parameters can be.
public final class ScreenComponent: Component<any ScreenDependency> {
  let text: String

  public init(
    dependency: any ScreenDependency, id: Int, style: String = "plain", _ tags: [String] = [],
    for user: String = "nobody"
  ) {
    text = "\(id) \(style) \(tags) for \(user)"
    super.init(dependency: dependency)
  }

  public init(
    count: inout Int, dependency: any ScreenDependency, then done: @escaping (String) -> Void
  ) {
    count += 1
    text = "\(count)"
    done("done \(count)")
    super.init(dependency: dependency)
  }

  public init<Value: CustomStringConvertible>(
    dependency: any ScreenDependency, value: Value, otherwise: @autoclosure () -> String
  ) where Value: Equatable {
    text = value.description + otherwise()
    super.init(dependency: dependency)
  }

  public init(dependency: any ScreenDependency, numbers: Int..., named `in`: String) {
    text = "\(numbers.count) numbers \(`in`)"
    super.init(dependency: dependency)
  }

  public init(
    dependency: any ScreenDependency, onStart: () -> String, onEnd: (() -> String)? = nil
  ) {
    text = onStart() + (onEnd?() ?? "")
    super.init(dependency: dependency)
  }

  /// As in `Button { … } label: { … }`, where the first closure may be left out.
  public init(
    dependency: any ScreenDependency, action: (() -> String)? = nil, label: () -> String
  ) {
    text = label() + (action?() ?? "")
    super.init(dependency: dependency)
  }

  public func show() { print("\(dependency.title): \(text)") }
}

public struct Refusal: Error {}

open class TicketComponent: Component<any ScreenDependency> {
  public let number: Int

  public init(dependency: any ScreenDependency, number: Int) throws(Refusal) {
    guard number > 0 else { throw Refusal() }
    self.number = number
    super.init(dependency: dependency)
  }

  public init?(maybe: Int?, dependency: any ScreenDependency) {
    guard let maybe else { return nil }
    number = maybe
    super.init(dependency: dependency)
  }

  public init(dependency: any ScreenDependency, later: Int) async {
    number = later
    super.init(dependency: dependency)
  }
}
