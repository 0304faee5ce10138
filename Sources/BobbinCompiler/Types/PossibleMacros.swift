import BobbinSyntax

extension Modifiers {
  /// The first attribute that is not one of the language: maybe a macro or a property wrapper.
  var possibleMacro: Attribute? {
    attributes.first { !Self.plainAttributes.contains($0.name) && !$0.namesActor }
  }

  private static let plainAttributes: Set = [
    "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "NSApplicationMain", "NSManaged",
    "Observable", "ObservationIgnored", "UIApplicationMain", "_implementationOnly", "_spi",
    "available", "concurrent", "discardableResult", "dynamicCallable", "dynamicMemberLookup",
    "frozen", "globalActor", "inlinable", "main", "nonobjc", "objc", "objcMembers",
    "preconcurrency", "propertyWrapper", "resultBuilder", "safe", "unchecked", "unsafe",
    "usableFromInline", "warn_unqualified_access",
  ]
}

extension Attribute {
  /// Whether it looks like a global actor; the exception is a macro of SwiftData.
  var namesActor: Bool { name.hasSuffix("Actor") && name != "ModelActor" }
}
