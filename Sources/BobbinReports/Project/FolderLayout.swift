import BobbinCommandLine
import BobbinSyntax

/// The modules in a folder of sources, as far as manifests, folders and imports show them.
///
/// A folder that a manifest assigns to a target belongs to that target, and to any other target
/// whose pattern includes it. Otherwise, a folder whose name some file imports is a module if it
/// contains `Sources`, is at the top level, or is in a folder of the same name, as in projects of
/// Tuist and Xcode. Within it, `Sources` is the module itself. `Tests` (or `ShopTests` in `Shop`)
/// is a separate module named after both folders, and so are `Interface`, `Testing`, `Demo` and the
/// like if they are next to `Sources` or a manifest.
///
/// All other files belong to an app or a test. It is named after the folder that contains
/// `Sources`, the one next to a module, or the top-level folder. The name of an enclosing folder is
/// put in front if files import the resulting name, or if several folders have the same name.
struct FolderLayout {
  struct File {
    var path: String
    var imports: [Import]
    var folders: [String] { path.split(separator: "/").dropLast().map(String.init) }
    /// Whether it describes a package or a project, for SwiftPM or Tuist.
    var isManifest: Bool {
      let modules = ["PackageDescription", "ProjectDescription", "ProjectDescriptionHelpers"]
      return imports.contains { modules.contains($0.module) }
    }
  }

  /// A module as '--project' reads it.
  struct Module: Codable {
    var name: String
    var sources: [String]
    var stubs: Bool?
  }

  private(set) var modules: [String: [String]] = [:]
  /// What was guessed, one sentence each.
  private(set) var guesses: [String] = []
  private let files: [File]
  /// The folders that hold files of modules.
  private let folders: Set<String>
  /// The folders that hold a manifest.
  private let projects: Set<String>
  /// The folders that hold files of no module.
  private let mixed: Set<String>
  private let imported: Set<String>
  /// The folders that look like the targets of imported names.
  private let marked: Set<String>
  /// The folders that contain them.
  private let around: Set<String>

  private static let own: Set = ["Source", "Sources", "src"]
  private static let tests: Set = ["Tests", "UITests", "UnitTests"]
  private static let parts: Set = [
    "Demo", "Example", "Examples", "Interface", "Interfaces", "Sample", "Testing",
  ]
  /// Folders of files that describe the project, are generated, or come from elsewhere.
  private static let foreign: Set = [
    "Carthage", "Derived", "DerivedData", "Plugins", "Pods", "ProjectDescriptionHelpers",
    "SourcePackages", "Tuist", "node_modules", "vendor",
  ]

  /// Finds the modules.
  ///
  /// - Parameters:
  ///   - files: All files, with paths relative to the folder.
  ///   - targets: The names of targets, by the files and folders that manifests give them.
  ///   - patterns: The targets whose patterns include everything below a folder, by folder.
  init(_ files: [File], targets: [String: String] = [:], patterns: [String: String] = [:]) {
    func isForeign(_ file: File) -> Bool {
      file.isManifest
        || file.folders.contains { Self.foreign.contains($0) || $0.hasSuffix(".xctemplate") }
    }
    self.files = files.filter { !isForeign($0) }
    projects = Set(files.filter(\.isManifest).map { FileSystem.directory(of: $0.path) })
    mixed = Set(files.filter(isForeign).flatMap { Self.foldersAround($0.path) })
    imported = Set(self.files.flatMap(\.imports).map(\.module))
    folders = Set(self.files.flatMap { Self.foldersAround($0.path) })
    marked = folders.filter { [imported, folders] folder in
      let name = FileSystem.name(of: folder)
      // If a folder contains one of the same name and its tests, the inner one is the module.
      let isOuter = ["", "Tests"].allSatisfy { folders.contains("\(folder)/\(name)\($0)") }
      return imported.contains(name) && !isOuter
        && (!folder.contains("/") || folder == "\(name)/\(name)"
          || folder.hasSuffix("/\(name)/\(name)")
          || Self.own.contains { folders.contains("\(folder)/\($0)") })
    }
    around = Set(marked.map(FileSystem.directory(of:)))
    // The files of each app or test, which may share its name with others.
    var apps: [App: [String]] = [:]
    for file in self.files {
      let around = Self.foldersAround(file.path) + [file.path]
      let nearest = around.last { targets[$0] != nil }
      let isShared = nearest.map { patterns[$0] != nil } ?? false
      guard let name = nearest.map({ targets[$0] }) ?? imported(file) else {
        apps[app(file.folders), default: []].append(file.path)
        continue
      }
      for name in isShared ? Set(around.compactMap { patterns[$0] }) : [name] {
        modules[Self.identifier(name), default: []].append(file.path)
      }
    }
    var names: Set<String> = []
    for (_, alike) in Dictionary(grouping: apps.keys, by: \.name) {
      for app in alike {
        let name = Self.identifier(name(of: app, among: alike))
        names.insert(name)
        modules[name, default: []] += apps[app] ?? []
      }
    }
    for app in names.sorted() where !imported.contains(app) {
      let alike = imported.filter { $0.hasSuffix(app) && modules[$0] == nil }.sorted()
      let what =
        alike.isEmpty
        ? "it is taken for an app or a test"
        : "is it \(alike.map { "'\($0)'" }.joined(separator: " or "))?"
      guesses.append("no file imports '\(app)'; \(what)")
    }
    let ofOneName = Dictionary(grouping: marked.sorted(), by: FileSystem.name(of:))
    for (name, folders) in ofOneName.sorted(by: { $0.key < $1.key }) where folders.count > 1 {
      let list = folders.map { "'\($0)'" }.joined(separator: " and ")
      guesses.append("\(list) are treated as one module '\(name)'")
    }
  }

  /// The module that a file belongs to, if another file imports it.
  private func imported(_ file: File) -> String? {
    Self.foldersAround(file.path).lastIndex(where: marked.contains).map { index in
      file.folders[index] + (part(of: file.folders, below: index)?.suffix ?? "")
    }
  }

  /// The first folder below another that separates the files of a target, and what it adds to the name.
  private func part(of path: [String], below index: Int) -> (index: Int, suffix: String)? {
    for (index, name) in path.enumerated().dropFirst(index + 1) {
      if Self.own.contains(name) { return (index, "") }
      let suffix = Self.tests.first { name == path[index - 1] + $0 }
      if let suffix { return (index, suffix) }
      let folder = path[..<index].joined(separator: "/")
      let isTarget =
        projects.contains(folder) || Self.own.contains { folders.contains("\(folder)/\($0)") }
      if Self.tests.contains(name) || isTarget && Self.parts.contains(name) { return (index, name) }
    }
    return nil
  }

  /// An app or a test: its name, and the enclosing folders that may be part of it, nearest first.
  private struct App: Hashable {
    var name: String
    var around: [String]

    init(_ name: String, in folders: ArraySlice<String>) {
      self.name = name
      // Xcode puts a project and its main target into folders of one name.
      around = folders.reversed().drop { $0 == name }.map(\.self)
    }
  }

  /// The app or test that a file in some folders belongs to.
  private func app(_ folders: [String]) -> App {
    guard let (index, suffix) = part(of: folders, below: 0) else {
      let beside = folders.indices.last { around.contains(folders[..<$0].joined(separator: "/")) }
      let index = beside ?? 0
      return App(folders.isEmpty ? "App" : folders[index], in: folders[..<index])
    }
    let folder = folders[index - 1]
    let name = folder.hasSuffix(suffix) ? folder : folder + suffix
    return App(name, in: folders[..<(index - 1)])
  }

  /// The name of an app or test, distinct from those in other folders.
  private func name(of app: App, among alike: [App]) -> String {
    if imported.contains(app.name) { return app.name }
    let around = app.around.first { imported.contains($0 + app.name) }
    if around != nil || alike.count == 1 { return (around ?? "") + app.name }
    let distinct = app.around.indices.first { index in
      Set(alike.map { $0.around.dropFirst(index).first }).count == alike.count
    }
    return (distinct.map { app.around[$0] } ?? app.around.reversed().joined()) + app.name
  }

  private static func identifier(_ name: String) -> String {
    let plain = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return plain.first?.isNumber == true ? "_" + plain.dropFirst() : plain
  }

  /// Each module with the fewest folders that hold its files and no others.
  var document: [String: [Module]] {
    /// How many of the files are in each folder.
    func counts(_ paths: [String]) -> [String: Int] {
      paths.flatMap(Self.foldersAround).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
    let all = counts(files.map(\.path))
    let found = modules.sorted { $0.key < $1.key }.map { name, paths in
      let own = counts(paths)
      let sources = paths.map { path in
        Self.foldersAround(path).first { own[$0] == all[$0] && !mixed.contains($0) } ?? path
      }
      let isTest = name.hasSuffix("Tests") || name.hasSuffix("_tests")
      return Module(name: name, sources: Set(sources).sorted(), stubs: isTest ? true : nil)
    }
    return ["modules": found]
  }

  /// The folders that a file is in, outermost first.
  private static func foldersAround(_ path: String) -> [String] {
    let parts = path.split(separator: "/")
    return parts.indices.dropFirst().map { parts[..<$0].joined(separator: "/") }
  }
}
