public struct User {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}

public typealias Person = User
public typealias Handler = (User) -> Void
public typealias Pair<First, Second> = (First, Second)

public enum API {
  public typealias Reply = Result<String, any Error>

  public struct Key: Hashable {
    public init() {}
  }
}
