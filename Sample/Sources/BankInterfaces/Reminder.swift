/// Something that the customer should not forget.
///
/// Any component may have one, and no file lists them.
public protocol Reminder {
  /// One line of text.
  var text: String { get }
}
