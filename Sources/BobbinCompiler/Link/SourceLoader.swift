import BobbinSyntax

/// Parses only the files that the wiring of modules needs.
///
/// It begins with the files of one module, or for all modules with the files that may hold a
/// component or a call. For each name that occurs in them, it reads all files that declare or extend
/// that name, in any module. That finds nearly everything: children, dependency protocols, the types
/// of requirements and what those inherit from. Names alone do not show the rest:
///
/// - a call whose parent is not `self` may belong to any component (`DeclarationIndex.unbound`);
/// - a subclass of a component shares its children (`DeclarationIndex.subclasses`);
/// - an extension may name its type by an alias (`DeclarationIndex.aliases`);
/// - the name that a nested component goes by depends on all others of its module;
/// - a module's default isolation, if it is not given, is inferred from its components.
///
/// Anything overlooked here shows when types are looked up: `TypeTable` records names whose files
/// have not been read. And if a class turns out to be a component whose functions were not read, all
/// is read again. So the result never depends on a guess made here.
struct SourceLoader {
  /// Parses files, each whole and once, but for functions of classes with other names than these.
  typealias Reading = ([Source], _ classes: Set<String>?) -> [SourceFile]

  private let modules: [UnreadModule]
  private let moduleNames: Set<String>
  private let sources: [Source]
  private let read: Reading
  private let index: DeclarationIndex
  /// The names of the classes that may be components.
  private let classes: Set<String>
  /// For each file its module, and for each module its files.
  private let moduleOfFile: [Int]
  private let filesOfModule: [Range<Int>]
  private var files: [SourceFile?]
  /// The names whose files have been read.
  private var asked: Set<String> = []
  private var waiting: [String] = []
  /// The protocols that components depend on: what their members mention is asked for at once.
  private var dependencies: Set<String> = []

  /// Reads the subject, or without one all components, and what they ask for.
  init(_ modules: [UnreadModule], subject: String?, _ read: @escaping Reading) {
    self.modules = modules
    self.read = read
    moduleNames = Set(modules.map(\.name))
    sources = modules.flatMap(\.files)
    let index = DeclarationIndex(sources)
    self.index = index
    classes = Set(
      reachable(from: Array(Linker.baseClasses.keys)) {
        Array(index.aliases[$0] ?? []) + Array(index.subclasses[$0] ?? [])
      })
    files = Array(repeating: nil, count: sources.count)
    moduleOfFile = modules.indices.flatMap { index in modules[index].files.map { _ in index } }
    var first = 0
    filesOfModule = modules.map { module in
      defer { first += module.files.count }
      return first..<first + module.files.count
    }
    ask(for: modules.map(\.name))
    let components = Set(Linker.baseClasses.keys.flatMap(subclasses))
    var start = index.unbound
    if subject == nil { start.formUnion(index.relevant.union(components)) }
    for (module, files) in zip(modules, filesOfModule) {
      if module.name == subject {
        start.formUnion(files)
      } else if module.defaultIsolation == nil {
        start.formUnion(components.filter(files.contains))
      }
    }
    load(start)
    load()
  }

  /// The modules with those of their files that have been read.
  var loaded: [Module] {
    var files: [[SourceFile]] = Array(repeating: [], count: modules.count)
    for (file, module) in zip(self.files, moduleOfFile) {
      if let file { files[module].append(file) }
    }
    return zip(modules, files).map { $0.with($1) }
  }

  /// Whether the functions of all components have been read.
  func hasRead(_ program: Program) -> Bool {
    program.components.allSatisfy { component in
      ([component.type] + component.superclasses).allSatisfy {
        classes.contains(program.table[$0].name)
      }
    }
  }

  /// The names declared or extended in files that have not been read.
  var unread: UnreadNames { UnreadNames(files: index.files, isRead: files.map { $0 != nil }) }

  /// For each file a digest of what was read of it, or else of what the index knows about it.
  ///
  /// A module's own files have none: they matter as they are.
  func digests(below subject: String) -> [Int64?] {
    files.indices.map { file in
      if modules[moduleOfFile[file]].name == subject { return nil }
      guard let found = files[file] else { return index.digests[file] }
      return found.faults.isEmpty ? found.digest : nil
    }
  }

  /// Reads the files that some names need.
  mutating func load(_ names: Set<String>) {
    ask(for: names.sorted())
    load()
  }

  // MARK: Asking

  private mutating func ask(for names: some Sequence<String>) {
    for name in names where asked.insert(name).inserted { waiting.append(name) }
  }

  private mutating func load() {
    while !waiting.isEmpty {
      var wanted: Set<Int> = []
      while let name = waiting.popLast() {
        wanted.formUnion(index.files[name] ?? [])
        ask(for: index.aliases[name]?.filter(index.extended.contains) ?? [])
      }
      load(wanted)
    }
  }

  private mutating func load(_ wanted: Set<Int>) {
    let wanted = wanted.filter { files[$0] == nil }.sorted()
    guard !wanted.isEmpty else { return }
    let found = read(wanted.map { sources[$0] }, classes)
    for (index, file) in zip(wanted, found) { files[index] = file }
    for (index, file) in zip(wanted, found) { ask(file, in: moduleOfFile[index]) }
  }

  private mutating func ask(_ file: SourceFile, in module: Int) {
    // Only there may components be declared.
    let isWhole = file.source.mentionsRuntime
    for declaration in file.declarations { ask(declaration, isWhole, in: module) }
    for call in file.calls { ask(call) }
  }

  private mutating func ask(_ type: TypeDeclaration, _ isWhole: Bool, in module: Int) {
    let isDependency = dependencies.contains(type.name)
    ask(type.inherited.map(\.type))
    if let target = type.target { ask([target]) }
    for call in type.calls { ask(call) }
    for nested in type.nested {
      ask(nested, isWhole, in: module)
      // Its joined name depends on all other components of its module.
      guard isWhole, nested.kind == .class, !nested.inherited.isEmpty else { continue }
      load(Set(filesOfModule[module]))
    }
    guard isWhole || isDependency else { return }
    ask(for: [type.name])
    let isClass = type.kind == .class
    if isClass, !type.modifiers.contains("final") { load(Set(subclasses(of: type.name))) }
    for inherited in type.inherited where isClass || isDependency {
      for named in isClass ? inherited.type.genericArguments : [inherited.type] {
        named.visitNames { dependencies.insert($0[$0.count - 1].text) }
      }
    }
    ask(type.properties.compactMap(\.type))
    for function in type.functions { ask(function.signature) }
    for initializer in type.initializers { ask(initializer.signature) }
  }

  /// The files with a class that inherits from one of some name, or from an alias of it.
  private func subclasses(of name: String) -> [Int] {
    let names = reachable(from: [name]) { Array(index.aliases[$0] ?? []) }
    let classes = names.flatMap { index.subclasses[$0] ?? [] }
    return classes.flatMap { index.files[$0] ?? [] }
  }

  private mutating func ask(_ signature: Signature) {
    ask(signature.parameters.map(\.type))
    if let result = signature.result { ask([result]) }
  }

  private mutating func ask(_ call: WiringCall) {
    if let type = call.callee.type { ask([type]) }
    if case .name(_, let type?) = call.argument { ask([type]) }
    if let type = call.expected { ask([type]) }
  }

  private mutating func ask(_ types: [TypeSyntax]) {
    for type in types {
      type.visitNames { names in
        // A nested type is found with the type that it is nested in.
        let isQualified = names.count > 1 && moduleNames.contains(names[0].text)
        ask(for: CollectionOfOne(names[isQualified ? 1 : 0].text))
      }
    }
  }
}

/// The names that files declare or extend which have not been read.
package struct UnreadNames: Sendable {
  /// For each name the numbers of its files, and for each file whether it has been read.
  fileprivate var files: [String: [Int]] = [:]
  fileprivate var isRead: [Bool] = []

  var isEmpty: Bool { files.isEmpty }

  func contains(_ name: String) -> Bool { files[name]?.contains { !isRead[$0] } ?? false }
}
