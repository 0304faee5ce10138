import BobbinSyntax

/// Names of the standard library, and some of Apple's frameworks, that are needed to distinguish
/// types.
///
/// Other types that the sources do not declare may be aliases, or conform to anything.
enum StandardLibrary {
  /// Types that differ from each other and from those of the sources.
  static let types: Set<String> = [
    "AnyKeyPath", "AnySequence", "Array", "ArraySlice", "AsyncStream", "AsyncThrowingStream",
    "Bool", "Character", "ClosedRange", "ContiguousArray", "ContinuousClock", "Dictionary",
    "Double", "Duration", "Float", "Hasher", "InlineArray", "Int", "Int128", "Int16", "Int32",
    "Int64", "Int8", "KeyPath", "KeyValuePairs", "MainActor", "Never", "ObjectIdentifier",
    "Optional", "PartialKeyPath", "Range", "ReferenceWritableKeyPath", "Result", "Set", "Slice",
    "Span", "StaticString", "String", "Substring", "SuspendingClock", "SystemRandomNumberGenerator",
    "Task", "TaskGroup", "TaskPriority", "ThrowingTaskGroup", "UInt", "UInt128", "UInt16", "UInt32",
    "UInt64", "UInt8", "Unicode", "UnsafeBufferPointer", "UnsafeMutablePointer",
    "UnsafeMutableRawPointer", "UnsafePointer", "UnsafeRawBufferPointer", "UnsafeRawPointer",
    "WritableKeyPath",
  ]

  /// Protocols: a type may conform to one without declaring it, by synthesis or inheritance.
  static let protocols: Set<String> = [
    "Actor", "AnyActor", "AsyncIteratorProtocol", "AsyncSequence", "BidirectionalCollection",
    "BinaryFloatingPoint", "BinaryInteger", "BitwiseCopyable", "CaseIterable", "Clock", "Codable",
    "CodingKey", "Collection", "Comparable", "Copyable", "CustomStringConvertible", "Decodable",
    "Decoder", "Encodable", "Encoder", "Equatable", "Error", "Escapable", "Hashable",
    "Identifiable", "InstantProtocol", "IteratorProtocol", "LosslessStringConvertible",
    "MutableCollection", "OptionSet", "RandomAccessCollection", "RandomNumberGenerator",
    "RawRepresentable", "Sequence", "SetAlgebra", "StringProtocol",
  ]

  /// Protocols that require nothing and need not be among the sources, and Bobbin's.
  static let markers: Set = Runtime.protocols.union([
    "Any", "AnyObject", "Copyable", "Escapable", "Sendable", "SendableMetatype",
  ])

  /// Structs of Foundation and SwiftUI that differ from each other, from the above and from those of
  /// the sources.
  static let structs: Set<String> = [
    "AnyView", "Binding", "Calendar", "CharacterSet", "Data", "Date", "DateComponents",
    "DateInterval", "Decimal", "IndexPath", "IndexSet", "Locale", "TimeZone", "URL",
    "URLComponents", "URLRequest", "UUID",
  ]

  /// The same with the types of Bobbin.
  private static let others = structs.union(Runtime.baseClasses).union(["EmptyDependency"])

  /// Names that need no import.
  static let names = types.union(protocols).union([
    "Any", "AnyHashable", "AnyObject", "Self", "Sendable", "SendableMetatype", "Swift", "Void",
  ])

  /// Whether a bound name is one of these types and protocols: not `Any`, `Sendable` and the like,
  /// which nearly all types conform to, nor a type nested in one, which may be an alias.
  static func declares(_ path: [TypeName]) -> Bool {
    path.count == 1 && path[0].module == nil
      && (types.contains(path[0].text) || protocols.contains(path[0].text))
  }

  /// Whether a bound name is such a type or protocol, or one of Foundation's or Bobbin's types.
  static func distinguishes(_ path: [TypeName]) -> Bool {
    declares(path) || path.count == 1 && path[0].module == nil && others.contains(path[0].text)
  }

  /// Whether a name that the sources do not declare is that of a class or protocol of Apple's
  /// frameworks, which inherits from no class in the sources: `NSObject`, `UIViewController`.
  static func isOfFrameworks(_ name: String) -> Bool {
    let isPrefixed = name.hasPrefix("NS") || name.hasPrefix("UI")
    return name == "ObservableObject" || isPrefixed && name.dropFirst(2).first?.isUppercase ?? false
  }
}
