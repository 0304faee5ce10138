open class BaseService {
  public let text: String

  public init(text: String) { self.text = text }
}
