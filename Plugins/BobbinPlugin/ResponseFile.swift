import Foundation

/// The arguments of one run of `bobbinc`, in a file: there may be more than a command line holds.
struct ResponseFile {
  private var lines: [String] = []

  init(_ modules: ModuleList, output: URL) {
    lines = ["--module", modules.subject.name, "--output", Self.path(output)]
    if modules.wantsStubs { lines.append("--stubs") }
    // An option without a value would be an error of its own; this one has a better message.
    lines.append("--sources")
    lines += modules.subject.files.map(\.path)
    for module in modules.dependencies where !module.files.isEmpty {
      let paths = module.files.map(\.path)
      lines += ["--dependency", "\(module.name)=\(paths[0])"] + paths.dropFirst()
    }
    let all = [modules.subject] + modules.dependencies
    // Most targets see only one package, and then its name does not matter.
    let packages = Set(all.map(\.package))
    for module in all {
      if let package = module.package, packages.count > 1 {
        lines += ["--package-name", "\(module.name)=\(package)"]
      }
      if let imports = module.imports {
        lines += ["--imports", "\(module.name)=\(imports.joined(separator: ","))"]
      }
      if module.isNonisolated { lines += ["--default-isolation", "\(module.name)=nonisolated"] }
    }
  }

  /// Writes the file if it would change: it is an input of the command.
  func write(to url: URL) throws {
    let data = Data((lines.joined(separator: "\n") + "\n").utf8)
    if let old = try? Data(contentsOf: url), old == data { return }
    try data.write(to: url, options: .atomic)
  }

  /// The path of a file as its system writes it: on Windows `path` may have a slash before the
  /// drive.
  static func path(_ url: URL) -> String {
    url.withUnsafeFileSystemRepresentation { $0.map { String(cString: $0) } } ?? url.path
  }
}
