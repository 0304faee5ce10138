// The property wrappers of SwiftUI, as far as initializers go.

@propertyWrapper
public struct State<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@propertyWrapper
public struct Binding<Value> {
  private let read: () -> Value
  public var wrappedValue: Value { read() }
  public init(read: @escaping () -> Value) { self.read = read }
}

@propertyWrapper
public struct Environment<Value> {
  public let wrappedValue: Value
  public init(_ value: Value) { wrappedValue = value }
}

@propertyWrapper
public struct StateObject<Object: AnyObject> {
  private let make: () -> Object
  public var wrappedValue: Object { make() }
  public init(wrappedValue: @autoclosure @escaping () -> Object) { make = wrappedValue }
}

@propertyWrapper
public struct FocusState<Value> {
  public var wrappedValue: Value? { nil }
  public init() {}
}

@propertyWrapper
public struct AppStorage<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value, _ key: String) { self.wrappedValue = wrappedValue }
}
