@MainActor open class Controller {
  public init() {}
}
