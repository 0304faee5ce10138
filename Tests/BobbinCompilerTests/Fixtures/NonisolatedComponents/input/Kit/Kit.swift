/// Of a module without components, whose default isolation is not known.
public final class Paint {
  public let theme: String
  public init(theme: String) { self.theme = theme }
}
