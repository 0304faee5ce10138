/// Something that the customer should not forget.
///
/// Any component may have one. Nobody keeps a list of them.
public protocol Reminder {
  /// What it says.
  var text: String { get }
}
