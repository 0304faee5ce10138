import BobbinCommandLine
import BobbinCompiler
import BobbinSyntax
import Foundation

/// Where build files speak of Needle: they are people's, and are only listed.
enum NeedleMentions {
  private static let names: Set = [
    "project.pbxproj", "project.yml", "Podfile", "Cartfile", "Mintfile", "Brewfile", "Makefile",
    "Fastfile", ".mise.toml", "Dependencies.swift", "Package.swift", "Project.swift",
    "Workspace.swift",
  ]
  private static let endings = [".sh", ".yml", ".yaml", ".rb", ".xcconfig"]
  private static let skipped: Set = [
    ".build", ".git", "Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules",
  ]

  /// Looks through the repository around a directory, or where there is none through the directory.
  static func find(
    around directory: String, excluding sources: [String]
  ) throws(Failure) -> [Message] {
    var root = FileSystem.canonical(directory)
    while !FileSystem.exists(FileSystem.join(root, ".git")) {
      let above = FileSystem.directory(of: root)
      guard above.utf8.count < root.utf8.count, above.utf8.count > 1 else {
        root = directory
        break
      }
      root = above
    }
    var remarks: [Message] = []
    let sources = Set(sources.map(FileSystem.canonical))
    var open = [root]
    while let directory = open.popLast() {
      for name in try FileSystem.names(in: directory)?.sorted() ?? [] where !skipped.contains(name)
      {
        let path = FileSystem.join(directory, name)
        if FileSystem.isLink(path) { continue }
        if FileSystem.isDirectory(path) {
          open.append(path)
        } else if !sources.contains(path), isOfBuild(name, in: directory) {
          remarks += mentions(in: path)
        }
      }
    }
    return remarks
  }

  private static func isOfBuild(_ name: String, in directory: String) -> Bool {
    let isTuist = directory.contains("/Tuist") || directory.contains("/Plugin")
    return names.contains(name) || endings.contains(where: name.hasSuffix)
      || isTuist && name.hasSuffix(".swift")
  }

  /// The lines that name Needle; of those that say no more than that, the first.
  private static func mentions(in path: String) -> [Message] {
    guard let text = try? FileSystem.text(of: path) else { return [] }
    let file = FileSystem.relative(path, to: FileSystem.canonical("."))
    var isNamed = false
    var remarks: [Message] = []
    for (number, line) in text.lowercased().components(separatedBy: "\n").enumerated()
    where line.contains("needle") {
      let known = advice.first { line.contains($0.word) }
      if known == nil, isNamed { continue }
      isNamed = isNamed || known == nil
      remarks.append(
        Message(
          known?.text ?? "names Needle; see whether this is still needed",
          at: Location(file: file, line: number + 1, column: 1), severity: .warning))
    }
    return remarks
  }

  /// What to do about a line with a word, in small letters.
  private static let advice: [(word: String, text: String)] = [
    ("needlegenerated", "names the file that Needle's generator wrote; remove it"),
    ("needle generate", "runs Needle's generator; remove it, and add 'BobbinPlugin'"),
    ("needlefoundation", "depends on Needle; let it depend on Bobbin"),
    ("uber/needle", "depends on Needle; let it depend on Bobbin"),
  ]
}

extension [Message] {
  var byPlace: [Message] {
    let nowhere = Location(file: "", line: 0, column: 0)
    return sorted { $0.location ?? nowhere < $1.location ?? nowhere }
  }
}
