package import BobbinSyntax

/// A type in which every name is either found or known to be foreign.
package struct BoundType: Hashable, Sendable {
  /// The type as written, its names complete: `Inner` has become `Outer.Inner` of its module.
  package var written: TypeSyntax
  /// The type in one spelling; two types are the same when their canonical forms are.
  package var canonical: TypeSyntax
  /// The modules that a file must import to write the type.
  package var imports: Set<NeededImport>
}

/// A module that generated code has to import because of a type.
package struct NeededImport: Hashable, Sendable {
  package var module: String
  /// Set where only a guess led here: what the file that wrote the type says of the import.
  package var guess: Guess?

  /// The import that may be where a foreign name comes from.
  package struct Guess: Hashable, Sendable {
    package var access: Access?
    package var conditions: [String]
  }
}

extension NeededImport {
  fileprivate init(_ declaration: Import) {
    module = declaration.module
    guess = Guess(access: declaration.access, conditions: declaration.conditions)
  }
}

/// Binds the types that one place mentions.
package struct Binder: Sendable {
  package let table: TypeTable
  package let scope: TypeTable.Scope
  /// The generic parameters in scope.
  package let generics: Set<String>

  package init(
    _ table: TypeTable, file: FileID, type: TypeID?, generics: [GenericParameter] = []
  ) {
    self.table = table
    scope = TypeTable.Scope(file: file, type: type)
    var names = Set(generics.map(\.name))
    var outer = type
    while let id = outer {
      names.formUnion(table[id].declaration.generics.parameters.map(\.name))
      outer = table[id].outer
    }
    self.generics = names
  }

  /// The module that is being read.
  var module: String { table.modules[scope.file.module].name }

  /// Binds a type; linear in its size but for the aliases it names, each of which is followed.
  package func bind(_ type: TypeSyntax) -> BoundType {
    var imports: Set<NeededImport> = []
    let written = bindNames(in: type, &imports)
    return BoundType(
      written: written, canonical: Normaliser(table: table).normalise(written), imports: imports)
  }

  /// Completes the names of a type and does no more.
  func bindWritten(_ type: TypeSyntax) -> TypeSyntax {
    var imports: Set<NeededImport> = []
    return bindNames(in: type, &imports)
  }

  /// Binds the type of a typed `throws`, and gives its other spellings one.
  func bind(_ effects: Effects, _ imports: inout Set<NeededImport>) -> Effects {
    guard case .typed(let error) = effects.throwing else { return effects }
    let type = bind(error)
    var result = effects
    switch type.canonical {
    case .name("Never"): result.throwing = .never
    case .name("Error"): result.throwing = .anything
    default:
      result.throwing = .typed(type.written)
      imports.formUnion(type.imports)
    }
    return result
  }

  /// The modules that must be imported to write generic parameters and constraints.
  func imports(of generics: Generics) -> Set<NeededImport> {
    var imports: Set<NeededImport> = []
    let text = (generics.parameters.map(\.text) + [generics.requirements]).joined(separator: ",")
    let names = text.split { !($0 == "." || $0 == "_" || $0.isLetter || $0.isNumber) }
    for name in names where !Binder.wordsOfConstraints.contains(String(name)) {
      _ = bind(name.split(separator: ".").map { TypeName(text: String($0)) }, &imports)
    }
    return imports
  }

  private static let wordsOfConstraints: Set = ["any", "each", "let", "repeat", "some", "where"]

  private func bindNames(
    in type: TypeSyntax, _ imports: inout Set<NeededImport>
  ) -> TypeSyntax {
    type.map { part in
      guard case .named(let names) = part else { return part }
      return bind(names, &imports)
    }
  }

  /// The type that a name leads to completely, if it is known.
  package func type(named type: TypeSyntax) -> TypeID? {
    guard case .named(let names) = type,
      let found = table.find(names.map(\.text), in: scope), found.length == names.count
    else { return nil }
    return found.type
  }

  private func bind(_ names: [TypeName], _ imports: inout Set<NeededImport>) -> TypeSyntax {
    if generics.contains(names[0].text) { return .named(names) }
    if let found = table.find(names.map(\.text), in: scope) {
      let nominal = table[found.type]
      imports.insert(NeededImport(module: nominal.module))
      if table.isForeign(found.type) { imports.formUnion(foreignImports) }
      // The names that were written carry the generic arguments; those around them have none.
      let rest = names[found.length...]
      let written = names[..<found.length].suffix(nominal.path.count)
      let around = nominal.path.dropLast(written.count).map { TypeName(text: $0) }
      // What `Sub` inherits from `Base`, as in `Sub.Item`, is called after `Base`.
      let complete = zip(written, nominal.path.suffix(written.count)).map { part, name in
        part.text == name ? part : TypeName(text: name)
      }
      var parts = around + complete + rest
      parts[0].module = nominal.module
      parts[0].file = table.privateFile(of: found.type)
      return .named(parts)
    }
    let file = table.file(scope.file)
    if names.count > 1, let direct = file.imports.first(where: { $0.module == names[0].text }) {
      imports.insert(NeededImport(direct))
      var parts = Array(names.dropFirst())
      parts[0].module = direct.module
      return .named(parts)
    }
    if names.count > 1, names[0].text == "Swift" { return .named(Array(names.dropFirst())) }
    if !Binder.standardNames.contains(names[0].text) {
      imports.formUnion(foreignImports)
    }
    return .named(names)
  }

  /// What a name that was found nowhere may come from.
  var foreignImports: [NeededImport] {
    table.file(scope.file).imports.filter { declaration in
      !table.contains(module: declaration.module)
        || declaration.attributes.contains("@_exported")
    }.filter { $0.module != "Bobbin" }.map(NeededImport.init)
  }

  /// Names of the standard library that need no import; others merely import more than they must.
  private static let standardNames: Set<String> = [
    "Any", "AnyHashable", "AnyObject", "Array", "AsyncSequence", "AsyncStream",
    "AsyncThrowingStream", "Bool", "Character", "Codable", "Comparable", "CustomStringConvertible",
    "Decodable", "Dictionary", "Double", "Duration", "Encodable", "Equatable", "Error", "Float",
    "Hashable", "Identifiable", "Int", "Int16", "Int32", "Int64", "Int8", "Never", "Optional",
    "Result", "Self", "Sendable", "Sequence", "Set", "StaticString", "String", "Substring", "UInt",
    "UInt16", "UInt32", "UInt64", "UInt8", "Void",
  ]
}
