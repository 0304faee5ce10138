import BobbinCompiler
import BobbinSyntax
import Foundation

/// A JSON file that lists modules, written by hand or by Xcode, Bazel, Buck or Tuist scripts.
///
/// Paths are relative to the file. A module without `dependencies` depends on the listed ones that
/// its files import. A module that is not listed is foreign and need not be a dependency; a
/// dependency must be listed, so that a typing error is noticed.
enum ProjectInput {
  static func read(_ file: String, _ arguments: Arguments) throws(Failure) -> [ModuleSources] {
    let text = try FileSystem.text(of: file)
    do throws(Failure) {
      let project = try json(in: Source(path: file, text: text))
      return try modules(of: project, FileSystem.directory(of: file), arguments.outputs)
    } catch {
      var failure = error
      for index in failure.messages.indices where failure.messages[index].location == nil {
        failure.messages[index].location = Location(file: file, line: 1, column: 1)
      }
      throw failure
    }
  }

  private static func modules(
    of project: Any, _ directory: String, _ outputs: [String]
  ) throws(Failure) -> [ModuleSources] {
    let project = try Entry(project, path: "", keys: ["modules"])
    let list: [Any] = try project.required("modules", "a list")
    let keys = ["name", "sources", "dependencies", "defaultIsolation", "package", "stubs"]
    let entries = try list.enumerated().map { index, module throws(Failure) in
      try Entry(module, path: "modules[\(index)]", keys: keys)
    }
    var names: Set<String> = []
    var modules: [ModuleSources] = []
    for entry in entries {
      let name: String = try entry.required("name", "a string")
      // It becomes the name of a directory.
      if name.contains("/") { throw entry.failure("name", "a module's name has no '/'") }
      if !names.insert(name).inserted {
        throw entry.failure("name", "module '\(name)' is listed twice")
      }
      let word: String? = try entry.value("defaultIsolation", "a string")
      let isolation = word.flatMap(DefaultIsolation.init)
      if let word, isolation == nil {
        let guess = Spelling.suggestion(for: word, in: DefaultIsolation.names)
        throw entry.failure("defaultIsolation", "unknown value '\(word)'\(guess)")
      }
      let sources: [String] = try entry.required("sources", "a list of strings")
      var module = ModuleSources(
        name: name, dependencies: try entry.value("dependencies", "a list of strings"),
        wantsStubs: try entry.value("stubs", "true or false") ?? false, defaultIsolation: isolation,
        package: try entry.value("package", "a string"))
      try module.find(in: sources.map { FileSystem.join(directory, $0) }, excluding: outputs)
      modules.append(module)
    }
    for index in modules.indices {
      for name in modules[index].dependencies ?? [] where !names.contains(name) {
        let guess = Spelling.suggestion(
          for: name, in: names.sorted(), otherwise: "; leave out modules outside the project")
        throw entries[index].failure("dependencies", "unknown module '\(name)'\(guess)")
      }
    }
    // If the runtime were read, the base classes of components would be ordinary classes.
    return modules.filter { !Runtime.contains($0.name) }.sorted { $0.name < $1.name }
  }

  /// Parses JSON, and reports a fault in Foundation's words, at the position that Foundation gives.
  ///
  /// On Linux it is in the text, "Invalid value around character 13."; elsewhere it is separate.
  private static func json(in source: Source) throws(Failure) -> Any {
    do {
      return try JSONSerialization.jsonObject(with: Data(source.bytes), options: .fragmentsAllowed)
    } catch {
      let error = error as NSError
      let words = error.userInfo[NSDebugDescriptionErrorKey] as? String
      let parts = (words ?? error.localizedDescription).components(separatedBy: " around ")
      let number = parts.last?.filter(\.isNumber) ?? ""
      let offset = error.userInfo["NSJSONSerializationErrorIndex"] as? Int ?? Int(number)
      let text = parts[0].hasSuffix(".") ? String(parts[0].dropLast()) : parts[0]
      let place = offset.map { LineTable(source).location(min($0, source.bytes.count)) }
      throw .input(text.prefix(1).lowercased() + text.dropFirst(), at: place)
    }
  }
}

/// An object of a project file, with the path that messages name.
private struct Entry {
  let path: String
  let values: [String: Any]

  /// Refuses unknown keys, which are most likely misspelled.
  init(_ object: Any, path: String, keys: [String]) throws(Failure) {
    self.path = path
    values = object as? [String: Any] ?? [:]
    guard object is [String: Any] else { throw failure(nil, "expected an object") }
    guard let key = values.keys.sorted().first(where: { !keys.contains($0) }) else { return }
    throw failure(nil, "unknown key '\(key)'\(Spelling.suggestion(for: key, in: keys))")
  }

  func required<Value>(_ key: String, _ kind: String) throws(Failure) -> Value {
    if let value: Value = try value(key, kind) { return value }
    throw failure(nil, "missing '\(key)'")
  }

  func value<Value>(_ key: String, _ kind: String) throws(Failure) -> Value? {
    guard let value = values[key] else { return nil }
    if let value = value as? Value { return value }
    if value is NSNull { return nil }
    throw failure(key, "expected \(kind)")
  }

  func failure(_ key: String?, _ message: String) -> Failure {
    let place = [path, key ?? ""].filter { !$0.isEmpty }.joined(separator: ".")
    return .input(place.isEmpty ? message : "\(place): \(message)")
  }
}
