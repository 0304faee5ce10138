import BobbinCompiler
import BobbinSyntax
import Foundation

extension Invocation.Program {
  /// What the manifests lack.
  ///
  /// Only a check of the whole package can find this: the plugin never runs for a target that lacks
  /// it, and a module that is not listed as a dependency is never read.
  func manifestMessages() -> [Message] {
    var messages: [Message] = []
    let named = Dictionary(uniqueKeysWithValues: modules.map { ($0.name, $0) })
    for sources in sources where sources.isSubject {
      guard let module = named[sources.name] else { continue }
      let target = sources.target
      if let target, !target.hasCode, module.fileOfNeedle == nil,
        !compilation.generatedFile(for: module.name).isEmpty
      {
        let package = target.bobbinPackage ?? "bobbin"
        let advice = "add 'plugins: [.plugin(name: \"BobbinPlugin\", package: \"\(package)\")]'"
        let text = "'\(target.name)' wires components without 'BobbinPlugin'; \(advice)"
        messages.append(Message(text, at: target.location))
      }
      var known = Set(reachable(from: [module.name]) { named[$0]?.dependencies ?? [] })
      lazy var below = self.sources.filter { known.contains($0.name) }.compactMap(\.target)
      // Only the manifest of a package lists the runtime.
      if target == nil || below.contains(where: \.seesBobbin) { known.insert("Bobbin") }
      let list = target.map { "the target's 'dependencies:' in '\($0.manifest)'" }
      let advice = "add it to \(list ?? "its dependencies")"
      for line in module.files.flatMap(\.imports)
      where line.conditions.isEmpty && (named[line.module] != nil || line.module == "Bobbin")
        && known.insert(line.module).inserted
      {
        let name = target?.name ?? module.name
        let text = "'\(name)' imports '\(line.module)', but does not depend on it; \(advice)"
        messages.append(Message(text, at: line.location))
      }
    }
    return messages
  }
}

extension PackageTarget {
  /// Whether it depends on the library, as a product or within its own package.
  fileprivate var seesBobbin: Bool {
    ["product_dependencies", "target_dependencies"]
      .contains { description[$0].strings.contains("Bobbin") }
  }

  /// Where the manifest declares it, if it does so in the usual way.
  fileprivate var location: Location? {
    let pattern =
      #"\.[A-Za-z]*[tT]arget\(\s*name:\s*""# + NSRegularExpression.escapedPattern(for: name) + "\""
    guard let text = try? FileSystem.text(of: manifest),
      let range = text.range(of: pattern, options: .regularExpression)
    else { return nil }
    let offset = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    return LineTable(Source(path: manifest, text: text)).location(offset)
  }
}
