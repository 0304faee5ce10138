import Foundation

/// A SwiftPM package and the packages below it, as SwiftPM itself describes them.
///
/// `swift package describe` reads only the manifest and resolves nothing; `swift package
/// dump-package`, run at the same time, adds what it leaves out. Local dependencies are named with
/// their paths; others are found where SwiftPM checked them out, if it did. A running build locks
/// the build directory, and the description would wait for it (18 s instead of 0.3 s, for ever
/// inside a plugin), so it gets another directory, in which it leaves nothing.
enum PackageInput {
  static func read(_ root: Argument) throws(Failure) -> Workspace {
    do {
      return try workspace(of: packages(below: root.text))
    } catch {
      var error = error
      error.messages[0].location = root.location
      throw error
    }
  }

  /// One package and the path that its files are shown under.
  private struct Package {
    var directory: String
    var isRoot = false
    /// It was checked out by SwiftPM, and is not being edited.
    var isCheckout = false
    var description: PackageDescription
    var settings: PackageSettings
  }

  /// Describes a package and all that it depends on, level by level, each level in parallel.
  private static func packages(below root: String) throws(Failure) -> [Package] {
    guard FileSystem.exists(FileSystem.join(root, "Package.swift")) else {
      throw .input("no 'Package.swift' in '\(root)'")
    }
    var package = try describe(root)
    package.isRoot = true
    let checkouts = Checkouts(of: package.description.path)
    var packages = [package]
    var known: Set = [FileSystem.canonical(package.description.path)]
    var level = packages[...]
    while !level.isEmpty {
      var found: [(path: String, isCheckout: Bool)] = []
      for package in level {
        for dependency in package.description.dependencies {
          let checkout = checkouts.path(of: dependency.identity)
          guard let path = dependency.path ?? checkout,
            known.insert(FileSystem.canonical(path)).inserted
          else { continue }
          found.append((path, dependency.path == nil || package.isCheckout))
        }
      }
      let results = concurrently(found) { found in
        Result { () throws(Failure) in
          var package = try describe(found.path)
          package.isCheckout = found.isCheckout
          return package
        }
      }
      let next = try results.map { result throws(Failure) in try result.get() }
      packages += next
      level = next[...]
    }
    return packages
  }

  private static func describe(_ directory: String) throws(Failure) -> Package {
    let answers = concurrently([["describe", "--type", "json"], ["dump-package"]]) { words in
      Result { () throws(Failure) in try ask(words, of: directory) }
    }
    return Package(
      directory: directory,
      description: try decode(answers[0].get(), about: directory),
      settings: try decode(answers[1].get(), about: directory))
  }

  private static func ask(_ words: [String], of directory: String) throws(Failure) -> Data {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("bobbinc-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    return try Subprocess.output(
      of: ["swift", "package", "--package-path", directory, "--scratch-path", scratch.path] + words,
      orFail: "'swift package \(words[0])' failed in '\(directory)'")
  }

  private static func decode<Answer: Decodable>(
    _ answer: Data, about directory: String
  ) throws(Failure) -> Answer {
    do {
      return try JSONDecoder().decode(Answer.self, from: answer)
    } catch {
      throw .internal("cannot read what 'swift package' says about '\(directory)'")
    }
  }

  /// Leaves out what cannot matter: packages that do not use Bobbin, the runtime, other packages'
  /// tests.
  private static func workspace(of packages: [Package]) -> Workspace {
    let packages = packages.filter { $0.isRoot || $0.description.usesBobbin }
    var products: [String: [String]] = [:]
    var modules: [ModuleSources] = []
    var subjects: [String] = []
    var moduleNames: [String: String] = [:]
    for package in packages {
      for product in package.description.products where products[product.name] == nil {
        products[product.name] = product.targets
      }
      for target in package.description.targets { moduleNames[target.name] = target.c99name }
    }
    for package in packages {
      for target in package.description.targets
      where target.isSwiftModule && target.name != runtimeModuleName
        && (package.isRoot || target.type != "test")
      {
        let directory = FileSystem.join(package.directory, target.path)
        let files = target.sources.filter { FileSystem.name(of: $0) != generatedFileName }
        let targets =
          (target.target_dependencies ?? [])
          + (target.product_dependencies ?? []).flatMap { products[$0] ?? [] }
        let declared = package.settings.targets.first { $0.name == target.name }
        modules.append(
          ModuleSources(
            name: target.c99name,
            files: files.map { FileSystem.join(directory, $0) }.sorted(),
            dependencies: targets.compactMap { moduleNames[$0] },
            wantsStubs: target.type == "test",
            defaultIsolation: package.settings.defaultIsolation(ofTarget: target.name),
            target: ManifestTarget(
              name: target.name,
              manifest: FileSystem.join(package.directory, "Package.swift"),
              hasCode: files.count < target.sources.count || declared?.usesPlugin ?? true,
              bobbinPackage: declared?.bobbinPackage)))
        if !package.isCheckout { subjects.append(target.c99name) }
      }
    }
    let given = Set(modules.map(\.name))
    for index in modules.indices {
      modules[index].dependencies = modules[index].dependencies?.filter(given.contains)
    }
    modules.sort { $0.name < $1.name }
    return Workspace(modules: modules, subjects: subjects.sorted())
  }
}

/// Where SwiftPM keeps packages that it checked out.
private struct Checkouts {
  /// The part of `workspace-state.json` that lists them.
  private struct State: Decodable {
    struct Object: Decodable {
      var dependencies: [Dependency]
    }
    struct Dependency: Decodable {
      var packageRef: Reference
      var subpath: String
    }
    struct Reference: Decodable {
      var identity: String
    }
    var object: Object
  }

  private var paths: [String: String] = [:]

  init(of package: String) {
    let build = FileSystem.join(package, ".build")
    let file = FileSystem.join(build, "workspace-state.json")
    guard let bytes = try? FileSystem.bytes(of: file),
      let state = try? JSONDecoder().decode(State.self, from: Data(bytes))
    else { return }
    for dependency in state.object.dependencies {
      let path = FileSystem.join(build, FileSystem.join("checkouts", dependency.subpath))
      if FileSystem.isDirectory(path) { paths[dependency.packageRef.identity] = path }
    }
  }

  func path(of identity: String) -> String? { paths[identity] }
}
