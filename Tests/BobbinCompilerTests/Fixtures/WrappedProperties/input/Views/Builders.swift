// A result builder, like SwiftUI's 'ViewBuilder'.

@resultBuilder
public enum TextBuilder {
  public static func buildBlock(_ parts: String...) -> String { parts.joined(separator: " ") }
}
