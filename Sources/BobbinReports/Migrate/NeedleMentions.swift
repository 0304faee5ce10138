import BobbinCommandLine
import BobbinCompiler
import BobbinSyntax
import Foundation

/// Where build files, and sources outside of all modules, mention Needle; they are only listed.
enum NeedleMentions {
  private static let files = [
    "project.pbxproj", "project.yml", "Podfile", "Cartfile", "Mintfile", "Brewfile", "Makefile",
    "Fastfile", ".mise.toml", "Dependencies.swift", "Package.swift", "Project.swift",
    "Workspace.swift", "*.sh", "*.yml", "*.yaml", "*.rb", "*.xcconfig", "Tuist*/**/*.swift",
    "Plugin*/**/*.swift",
  ]
  /// Folders of third-party code, in case Git does not ignore them.
  private static let skipped = ["Carthage", "Pods", "SourcePackages", "node_modules"]

  /// Looks through the repository around a directory, if there is one.
  ///
  /// - Returns: The lines that name Needle; in each file, only the first of those without advice.
  static func find(
    around directory: String, excluding sources: [String]
  ) -> [(text: String, place: Location)] {
    let others = skipped.map { ":(top,exclude,glob)**/\($0)/**" }
    let words = ["-c", "core.quotePath=off", "grep", "--untracked", "--full-name", "-Iin"]
    func search(for text: String, in files: [String]) -> String {
      let patterns = files.map { ":(top,glob)**/\($0)" } + others
      return (try? Subprocess.git(words + [text, "--"] + patterns, in: directory)) ?? ""
    }
    guard let root = try? Subprocess.git(["rev-parse", "--show-toplevel"], in: directory) else {
      return []
    }
    let imports = search(for: "import needlefoundation", in: ["*.swift"])
    let lines = imports + "\n" + search(for: "needle", in: files)
    let sources = Set(sources.map(FileSystem.canonical))
    var named: Set<String> = []
    return lines.split(whereSeparator: \.isNewline).compactMap { line in
      let parts = line.split(separator: ":", maxSplits: 2)
      guard parts.count == 3, let number = Int(parts[1]) else { return nil }
      let path = FileSystem.join(root, String(parts[0]))
      let text = parts[2].lowercased()
      let isGenerated = path.hasSuffix("NeedleGenerated.swift")
      let known =
        isGenerated
        ? "Needle has generated this file; delete it"
        : advice.first { text.contains($0.word) }?.text
      guard !sources.contains(path), known != nil || named.insert(path).inserted else { return nil }
      let file = FileSystem.relative(path, to: FileSystem.canonical("."))
      let remark = known ?? "mentions Needle; check whether this is still needed"
      return (remark, Location(file: file, line: number, column: 1))
    }
  }

  /// What to do about a line that contains a word, in lowercase; the first match is used.
  private static let advice: [(word: String, text: String)] = [
    ("import needlefoundation", "uses Needle, but no listed module has this file"),
    ("needle generate", "runs Needle's generator; remove it, and add 'BobbinPlugin'"),
    ("needlegenerated", "refers to Needle's generated file; remove the reference"),
    ("needlefoundation", "depends on Needle; let it depend on Bobbin"),
    ("uber/needle", "depends on Needle; let it depend on Bobbin"),
  ]
}
