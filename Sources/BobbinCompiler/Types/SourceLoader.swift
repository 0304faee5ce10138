import BobbinSyntax

/// Parses only the files that the wiring of modules needs, and of most only the heads of types.
///
/// It begins with those files of one module, or of all, that may hold a component or a call, and
/// reads them whole. For each name that occurs in them, it reads all files that declare or extend
/// that name, in any module: whole if members of the type may matter, otherwise an outline. That
/// finds nearly everything: children, dependency protocols, the types of requirements and what those
/// inherit from. Names alone do not show the rest:
///
/// - a call whose parent is not `self` may belong to any component (`DeclarationIndex.unbound`);
/// - a subclass of a component shares its children (`DeclarationIndex.subclasses`);
/// - an extension may name its type by an alias (`DeclarationIndex.aliases`);
/// - a module's default isolation, if it is not given, is inferred from its components.
///
/// Anything overlooked here is noticed when types are looked up: `TypeTable` records names whose
/// files have not been read, and outlines whose members are needed. Only an unread call outside of
/// components would go unnoticed, so the index must not miss a label.
struct SourceLoader {
  /// Parses files, or only the heads of their types where nothing else can matter.
  typealias Reading = ([(file: Int, isWhole: Bool)]) -> [SourceFile]

  private let modules: [UnreadModule]
  private let moduleNames: Set<String>
  private let read: Reading
  private let index: DeclarationIndex
  /// The names of the classes that may be components.
  private let classes: Set<String>
  private var files: [SourceFile?]
  /// The files of the subject.
  private var own: Set<Int> = []
  /// The names whose files have been requested, and whether in full.
  private var asked: [String: Bool] = [:]
  /// The files that are to be read next, and those of which an outline is enough.
  private var (whole, outlines): (Set<Int>, Set<Int>) = ([], [])
  /// The protocols that components depend on: what their members mention is requested immediately.
  private var dependencies: Set<String> = []

  /// Reads the module that is compiled, or all components if there is none, and what they need.
  init(
    _ modules: [UnreadModule], _ index: DeclarationIndex, subject: String?,
    _ read: @escaping Reading
  ) {
    (self.modules, self.index, self.read) = (modules, index, read)
    moduleNames = Set(modules.map(\.name))
    classes = Set(
      reachable(from: Array(Runtime.baseClasses)) {
        (index.aliases[$0] ?? []) + (index.subclasses[$0] ?? [])
      })
    files = modules.flatMap { $0.files.map { _ in nil } }
    for module in modules { ask(for: module.name) }
    let components = Set(Runtime.baseClasses.flatMap(subclasses))
    let callers = classes.compactMap { index.callers[$0] }.joined()
    let relevant = index.relevant.union(components).union(callers)
    whole.formUnion(subject == nil ? index.unbound.union(relevant) : index.unbound)
    var first = 0
    for module in modules {
      let files = first..<first + module.files.count
      first = files.upperBound
      if module.name == subject {
        // What they import, and how, matters in any case.
        own = Set(files)
        whole.formUnion(relevant.filter(files.contains))
      } else if module.defaultIsolation == nil {
        whole.formUnion(components.filter(files.contains))
      }
    }
    outlines.formUnion(own)
    load()
  }

  /// The modules with those of their files that have been read.
  var loaded: [Module] { modules.with(files) }

  var unread: UnreadNames {
    UnreadNames(files: index.files, isRead: files.map { $0 != nil }, asked: asked)
  }

  /// For each file a digest of what was read of it, or else of what the index knows about it.
  ///
  /// A module's own files have none, because every byte of them matters.
  var digests: [Int64?] {
    files.indices.map { own.contains($0) ? nil : index.digest(of: $0, read: files[$0]) }
  }

  /// Reads the files that declare or extend some names, and the whole of those with some paths.
  mutating func load(_ names: Set<String>, whole paths: Set<String>) {
    for name in names.sorted() { ask(for: name) }
    whole.formUnion(files.indices.filter { files[$0].map { paths.contains($0.path) } ?? false })
    load()
  }

  // MARK: Asking

  private mutating func ask(for name: String, wholly isWhole: Bool = false) {
    if let known = asked[name], known || !isWhole { return }
    let isWhole = isWhole || classes.contains(name)
    asked[name] = isWhole
    if isWhole { whole.formUnion(index.files[name]) } else { outlines.formUnion(index.files[name]) }
    for alias in aliases(of: name) where index.extended.contains(alias) {
      ask(for: alias, wholly: isWhole)
    }
  }

  private mutating func load() {
    while !whole.isEmpty || !outlines.isEmpty {
      let wanted = whole.filter { files[$0]?.isOutline ?? true }
        .union(outlines.filter { files[$0] == nil }).sorted()
      let found = read(wanted.map { ($0, whole.contains($0)) })
      (whole, outlines) = ([], [])
      for index in found.indices {
        let file = found[index]
        files[wanted[index]] = file
        // Only there may components be declared.
        let hasRuntime = !file.isOutline && file.source.mentionsRuntime
        ask(file.outermost, hasRuntime, isOutline: file.isOutline)
      }
    }
  }

  private mutating func ask(_ type: TypeDeclaration, _ hasRuntime: Bool, isOutline: Bool) {
    let isDependency = dependencies.contains(type.name)
    for inherited in type.inherited { ask(inherited.type, wholly: !isOutline) }
    if let target = type.target { ask(target, wholly: !isOutline) }
    for call in type.calls {
      if let type = call.callee { ask(type, wholly: true) }
      if let type = call.argument.type { ask(type) }
      if let type = call.expected { ask(type, wholly: true) }
    }
    for nested in type.nested { ask(nested, hasRuntime, isOutline: isOutline) }
    guard hasRuntime || isDependency || classes.contains(type.name) else { return }
    ask(for: type.name, wholly: true)
    let isClass = type.kind == .class
    if isClass, !type.modifiers.contains(.final) { whole.formUnion(subclasses(of: type.name)) }
    for inherited in type.inherited where isClass || isDependency {
      for named in isClass ? inherited.type.genericArguments : [inherited.type] {
        named.visitNames { dependencies.insert($0[$0.count - 1].text) }
      }
    }
    for property in type.properties {
      // Whether it is optional depends on the initializers of its type.
      let isConstructed = !property.isTyped && property.construction != nil
      if let type = property.type { ask(type, wholly: isConstructed) }
      if let path = property.staticMember { ask(path, wholly: true) }
    }
    for function in type.functions + type.initializers {
      for parameter in function.signature.parameters { ask(parameter.type) }
      if let result = function.signature.result { ask(result) }
    }
  }

  /// The files with a class that inherits from a class with some name, or from an alias of it.
  private func subclasses(of name: String) -> [Int] {
    aliases(of: name).flatMap { index.subclasses[$0] ?? [] }.flatMap { index.files[$0] }
  }

  /// A name and the names of all aliases that may lead to it.
  private func aliases(of name: String) -> [String] {
    guard index.aliases[name] != nil else { return [name] }
    return reachable(from: [name]) { index.aliases[$0] ?? [] }
  }

  private mutating func ask(_ type: TypeSyntax, wholly isWhole: Bool = false) {
    type.visitNames { names in
      // A nested type is found with the type that it is nested in.
      let isQualified = names.count > 1 && moduleNames.contains(names[0].text)
      ask(for: names[isQualified ? 1 : 0].text, wholly: isWhole)
    }
  }
}

/// The names that files declare or extend which have not been read.
package struct UnreadNames {
  /// For each name the numbers of its files, and for each file whether it has been read.
  fileprivate var files = FilesByName()
  fileprivate var isRead: [Bool] = []
  /// The names all of whose files have been read, because they were asked for.
  fileprivate var asked: [String: Bool] = [:]

  /// Whether everything was read from the start.
  var isEmpty: Bool { isRead.isEmpty }

  // Nearly every type lookup calls this.
  func contains(_ name: String) -> Bool { asked[name] == nil && files.hasUnmarked(name, isRead) }
}
