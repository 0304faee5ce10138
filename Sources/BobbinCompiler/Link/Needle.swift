package import BobbinSyntax

// For wiring, Needle's sources differ from Bobbin's in the name of the runtime and in one label.

extension Module {
  /// A file that imports Needle, for which no code can be generated.
  package var fileOfNeedle: SourceFile? {
    files.first { $0.imports.contains { $0.module == Runtime.needle } }
  }
}

extension Linker {
  /// An initializer with `dependency` as the label of what Needle calls `parent: Scope`.
  func ofBobbin(_ signature: Signature, in file: FileID) -> Signature {
    guard table.importedModules(of: file).contains(Runtime.needle),
      let index = signature.parameters.firstIndex(where: \.isScopeOfNeedle)
    else { return signature }
    var signature = signature
    signature.parameters[index].label = "dependency"
    return signature
  }
}

extension Parameter {
  /// Whether it takes the parent of one of Needle's components.
  package var isScopeOfNeedle: Bool {
    label == "parent" && ["Scope", "any Scope", "\(Runtime.needle).Scope"].contains("\(type)")
  }
}
