package import BobbinSyntax

/// A type in which every name is either found or known to be foreign.
package struct BoundType: Hashable, Sendable {
  /// The type as written, its names complete: `Inner` has become `Outer.Inner` of its module.
  package var written: TypeSyntax
  /// The type in one spelling; two types are the same when their canonical forms are.
  package var canonical: TypeSyntax
  /// The modules that a file must import to write the type.
  package var imports: Set<NeededImport>

  /// The type with both of its spellings changed.
  func map(_ transform: (TypeSyntax) -> TypeSyntax) -> BoundType {
    BoundType(written: transform(written), canonical: transform(canonical), imports: imports)
  }

  /// The type with the arguments of a generic type in place of its parameters.
  func substituting(_ nominal: Nominal, by type: BoundType?) -> BoundType {
    let names = nominal.declaration.generics.names
    guard !names.isEmpty, let type else { return self }
    let arguments = type.canonical.genericArguments
    // An alias may have other arguments than its target, or none.
    let written = type.written.genericArguments
    return BoundType(
      written: self.written.substituting(
        names, by: written.count == arguments.count ? written : arguments),
      canonical: canonical.substituting(names, by: arguments), imports: imports.union(type.imports))
  }
}
