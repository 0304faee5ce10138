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
  ) throws(Failure) -> [Migration.Remark] {
    var root = FileSystem.canonical(directory)
    while !FileSystem.exists(FileSystem.join(root, ".git")) {
      let above = FileSystem.directory(of: root)
      guard above.utf8.count < root.utf8.count, above.utf8.count > 1 else {
        root = directory
        break
      }
      root = above
    }
    var remarks: [Migration.Remark] = []
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
    return remarks.sorted { $0.place < $1.place }
  }

  private static func isOfBuild(_ name: String, in directory: String) -> Bool {
    let isTuist = directory.contains("/Tuist") || directory.contains("/Plugin")
    return names.contains(name) || endings.contains(where: name.hasSuffix)
      || isTuist && name.hasSuffix(".swift")
  }

  /// The lines that name Needle; of those that say no more than that, the first.
  private static func mentions(in path: String) -> [Migration.Remark] {
    guard let text = try? FileSystem.text(of: path) else { return [] }
    let file = FileSystem.relative(path, to: FileSystem.canonical("."))
    var (isNamed, remarks) = (false, [Migration.Remark]())
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = line.lowercased()
      guard line.contains("needle") else { continue }
      let place = Location(file: file, line: number + 1, column: 1)
      if let found = advice.first(where: { line.contains($0.word) }) {
        remarks.append(Migration.Remark(text: found.text, place: place))
      } else if !isNamed {
        isNamed = true
        remarks.append(
          Migration.Remark(text: "names Needle; see whether this is still needed", place: place))
      }
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
