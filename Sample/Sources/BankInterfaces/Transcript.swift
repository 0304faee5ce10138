/// The output of one run of the bank, line by line.
///
/// It is an ordinary object that the root component receives and passes down. There is no global
/// log, so two runs – two tests, say – cannot disturb each other.
public final class Transcript {
  /// All lines so far.
  public private(set) var lines: [String] = []

  private let echo: (String) -> Void
  private var kinds: [String] = []

  /// Starts an empty transcript; `echo` hears each line as it is written.
  public init(echo: @escaping (String) -> Void = { _ in }) {
    self.echo = echo
  }

  /// Adds one line.
  public func write(_ line: String) {
    lines.append(line)
    echo(line)
  }

  /// Numbers a new object, and writes that it was made.
  public func origin(of kind: Any.Type, madeBy maker: Any.Type) -> Origin {
    let name = "\(kind)"
    kinds.append(name)
    let number = kinds.count { $0 == name }
    let origin = Origin(instance: "\(name)#\(number)", maker: "\(maker)")
    write("  + \(origin.maker) makes \(origin.instance)")
    return origin
  }
}
