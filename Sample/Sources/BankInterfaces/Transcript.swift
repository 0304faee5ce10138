/// What a run of the bank says, line by line.
///
/// It is an ordinary object that the root component is given and hands down. There is no global
/// log, so two runs – two tests, say – never hear of each other.
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

  /// Gives a new object its number, and says so.
  public func origin(of kind: Any.Type, givenBy giver: Any.Type) -> Origin {
    let name = "\(kind)"
    kinds.append(name)
    let number = kinds.count { $0 == name }
    let origin = Origin(instance: "\(name)#\(number)", giver: "\(giver)")
    write("  + \(origin.giver) makes \(origin.instance)")
    return origin
  }
}
