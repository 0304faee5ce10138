public enum Content {
  public protocol Item {
    var title: String { get }
  }
}
