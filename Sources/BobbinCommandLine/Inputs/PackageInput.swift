import BobbinSyntax
import Foundation

/// A SwiftPM package and the packages below it, as SwiftPM itself describes them.
///
/// `swift package describe` reads only the manifest and resolves nothing; `swift package
/// dump-package`, run at the same time, adds what it leaves out. Local dependencies are named with
/// their paths; others are found where SwiftPM checked them out, if it did. A running build locks
/// the build directory, and the description would wait for it (18 s instead of 0.3 s, for ever
/// inside a plugin), so it gets another directory, in which it leaves nothing.
enum PackageInput {
  /// Lists the targets of a package and of those below it; test targets may want stubs.
  ///
  /// Leaves out what cannot matter: checked-out packages without Bobbin, the package of the runtime,
  /// other packages' tests.
  static func read(_ root: String, wantsStubs: Bool) throws(Failure) -> [ModuleSources] {
    let all = try packages(below: root)
    let packages =
      all.prefix(1)
      + all.dropFirst().filter { package in
        (package.targets.first?.isCheckout == false
          || package.targets.contains(where: \.usesBobbin))
          && !package.targets.contains { Runtime.contains($0.name) }
      }
    let products = Dictionary(
      packages.flatMap { $0.description["products"].elements }
        .map { ($0["name"].string, $0["targets"].strings) }
    ) { first, _ in first }
    let targets = packages.flatMap(\.targets).filter {
      $0.isSwiftModule && !Runtime.contains($0.name) && ($0.package == root || !$0.isTest)
    }
    let moduleNames = Dictionary(targets.map { ($0.name, $0.module) }, uniquingKeysWith: { $1 })
    return targets.map { target in
      let used = target.description["product_dependencies"].strings.flatMap { products[$0] ?? [] }
      let below = target.description["target_dependencies"].strings + used
      return ModuleSources(
        name: target.module,
        files: target.sources.filter { FileSystem.name(of: $0) != generatedFileName },
        dependencies: below.compactMap { moduleNames[$0] },
        wantsStubs: wantsStubs && target.isTest, defaultIsolation: target.defaultIsolation,
        package: target.package, target: target, isSubject: !target.isCheckout)
    }.sorted { $0.name < $1.name }
  }

  private typealias Package = (description: JSONValue, targets: [PackageTarget])

  /// Describes a package and all that it depends on, level by level, each level in parallel.
  private static func packages(below root: String) throws(Failure) -> [Package] {
    guard FileSystem.exists(FileSystem.join(root, "Package.swift")) else {
      throw .input("no 'Package.swift' in '\(root)'; list the modules with '--project'")
    }
    let checkouts = checkouts(of: root)
    var packages: [Package] = []
    var known: Set = [FileSystem.canonical(root)]
    var level = [(path: root, isCheckout: false)]
    while !level.isEmpty {
      let described = try concurrently(level) { place in
        Result { () throws(Failure) in try describe(place.path, isCheckout: place.isCheckout) }
      }.map { result throws(Failure) in try result.get() }
      packages += described
      level = zip(level, described).flatMap { place, package in
        package.description["dependencies"].elements.compactMap { dependency in
          let local = dependency["path"].string
          guard let path = local ?? checkouts[dependency["identity"].string ?? ""],
            known.insert(FileSystem.canonical(path)).inserted
          else { return nil }
          return (path, local == nil || place.isCheckout)
        }
      }
    }
    return packages
  }

  private static func describe(_ directory: String, isCheckout: Bool) throws(Failure) -> Package {
    let answers = concurrently([["describe", "--type", "json"], ["dump-package"]]) { words in
      Result { () throws(Failure) in try ask(words, of: directory) }
    }
    let (description, manifest) = try (answers[0].get(), answers[1].get())
    let targets = description["targets"].elements.map { target in
      let name = target["name"].string
      let declaration = manifest["targets"].elements.first { $0["name"].string == name }
      return PackageTarget(
        package: directory, isCheckout: isCheckout, description: target,
        declaration: declaration ?? target)
    }
    return (description, targets)
  }

  private static func ask(_ words: [String], of directory: String) throws(Failure) -> JSONValue {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("bobbinc-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let answer = try Subprocess.output(
      of: ["swift", "package", "--package-path", directory, "--scratch-path", scratch.path] + words,
      orFail: "'swift package \(words[0])' failed in '\(directory)'")
    if let value = try? JSONValue(answer) { return value }
    throw .internal("cannot read what 'swift package' says about '\(directory)'")
  }

  /// Where SwiftPM keeps the packages that it checked out, by identity, which is lowercase.
  private static func checkouts(of package: String) -> [String: String] {
    let directory = FileSystem.join(package, ".build/checkouts")
    let names = (try? FileSystem.entries(in: directory).map(\.name)) ?? []
    return Dictionary(
      names.map { ($0.lowercased(), FileSystem.join(directory, $0)) }, uniquingKeysWith: { $1 })
  }
}
