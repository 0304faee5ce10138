import BobbinCommandLine
import BobbinSyntax

/// A target whose name and folders are literals in a manifest, `Package.swift` or Tuist's
/// `Project.swift`.
struct ManifestTarget {
  var name: String
  /// Files and folders, relative to the manifest's folder.
  var sources: [String]
  /// The folders among them in which a pattern includes everything.
  var patterns: [String]

  private static let callees: Set = ["target", "executableTarget", "testTarget", "Target"]

  /// Returns the targets that a file gives, none if it is not a manifest.
  static func targets(in source: Source) -> [ManifestTarget] {
    let manifest = FileSystem.name(of: source.path)
    guard ["Package.swift", "Project.swift"].contains(manifest) else { return [] }
    let tokens = Lexer.lex(source).tokens
    func text(_ index: Int) -> String { source.text(tokens[index].range) }
    var targets: [ManifestTarget] = []
    // The calls that enclose a token: the function, the last label, and the strings for each label.
    var calls: [(callee: String, label: String, strings: [String: [String]])] = [("", "", [:])]
    for index in tokens.indices.dropFirst().dropLast() {
      let (before, after) = (tokens[index - 1].kind, tokens[index + 1].kind)
      switch tokens[index].kind {
      case .leftParen: calls.append((before == .identifier ? text(index - 1) : "", "", [:]))
      case .rightParen where calls.count > 1:
        let call = calls.removeLast()
        let folders = ["sources", "buildableFolders"].flatMap { call.strings[$0] ?? [] }
        let path = call.strings["path"]?.first
        let inPath = path.map { path in folders.map { FileSystem.join(path, $0) } }
        let sources = inPath.map { $0.isEmpty ? [path ?? ""] : $0 } ?? folders
        if callees.contains(call.callee), let name = call.strings["name"]?.first {
          let isUsual = sources.isEmpty && manifest == "Package.swift"
          let usual = isUsual ? ["Sources", "Source", "src", "Tests"] : []
          let paths = sources.map(folder) + usual.map { "\($0)/\(name)" }
          let takesAll = call.strings["excluding"] == nil
          let patterns = sources.filter { takesAll && $0.contains("**") }.map(folder)
          targets.append(ManifestTarget(name: name, sources: paths, patterns: patterns))
        } else if let strings = call.strings[""] {
          // `.glob("Sources/**")`
          let last = calls.count - 1
          calls[last].strings[calls[last].label, default: []] += strings
          if let excluded = call.strings["excluding"] {
            calls[last].strings["excluding", default: []] += excluded
          }
        }
      case .identifier where after == .colon: calls[calls.count - 1].label = text(index)
      case .stringText where before == .stringOpen && after == .stringClose:
        let last = calls.count - 1
        calls[last].strings[calls[last].label, default: []].append(text(index))
      default: break
      }
    }
    return targets
  }

  /// What precedes the first wildcard of a pattern.
  private static func folder(_ pattern: String) -> String {
    guard let star = pattern.firstIndex(of: "*") else { return pattern }
    return FileSystem.directory(of: pattern[..<star] + "x")
  }
}
