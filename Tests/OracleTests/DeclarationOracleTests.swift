import BobbinSyntax
import BobbinTestSupport
import Foundation
import SwiftParser
import SwiftSyntax
import Testing

/// Compares what our parser finds with what SwiftParser finds, over real source code.
///
/// Imports, types, members and wiring calls are compared by location, types, effects and modifiers.
/// Files that SwiftParser does not accept are left out.
@Suite("The parser agrees with SwiftParser")
struct DeclarationOracleTests {
  @Test("on this repository")
  func repository() {
    for part in Corpus.repository { compare(filesIn: part) }
  }

  @Test("on the interfaces of the toolchain")
  func interfaces() throws {
    compare(filesIn: try Corpus.interfaces())
  }

  @Test("on the files in BOBBIN_ORACLE_CORPUS")
  func corpus() {
    for directory in Corpus.others { compare(filesIn: directory) }
  }

  @Test("on the samples of the grammar", arguments: GrammarSample.all)
  func samples(sample: GrammarSample) throws {
    let source = Source(path: "Test.swift", text: sample.text + "\nclass Z { let z: Z }\n")
    let (_, tree) = try #require(accepted(source), "SwiftParser does not accept it")
    let own = PlainFact.all(of: BobbinSyntax.Parser.parse(source))
    #expect(firstDifference(own, SwiftParserFacts(source, tree).facts, in: sample.item) == nil)
    #expect(LexerOracleTests.difference(source) == nil)
  }

  private func compare(filesIn directory: String) {
    var (fileCount, factCount, differing, refused) = (0, 0, 0, 0)
    for path in Corpus.swiftFiles(in: directory) {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let original = Source(path: path, bytes: Array(data))
      // Attributes do not take any label, so not every file can have new ones.
      guard let (source, tree) = accepted(relabeled(original)) ?? accepted(original) else {
        refused += 1
        continue
      }
      let file = BobbinSyntax.Parser.parse(source)
      let own = PlainFact.all(of: file)
      fileCount += 1
      factCount += own.count
      let skipping = BobbinSyntax.Parser.parse(source, skippingBodies: true)
      if skipping.everyCall != file.everyCall {
        Issue.record("\(path): calls are lost where code is skipped")
      }
      let message =
        file.faults.first.map { "\(path):\($0.location.line): we say \($0.message)" }
        ?? firstDifference(own, SwiftParserFacts(source, tree).facts, in: path)
      guard let message else { continue }
      differing += 1
      if differing <= 20 { Issue.record("\(message)") }
    }
    #expect(fileCount > 0, "there are no files in \(directory)")
    print(
      "\(directory): \(fileCount) files, \(factCount) facts, \(differing) files differ, "
        + "\(refused) refused by SwiftParser")
  }

  private func accepted(_ source: Source) -> (Source, SourceFileSyntax)? {
    let tree = SwiftParser.Parser.parse(source: source.text(source.bytes.indices))
    return tree.hasError ? nil : (source, tree)
  }

  /// Renames the labels of six, nine and ten letters to those of wiring calls.
  ///
  /// Hardly any code has such calls; with this, all code does.
  private func relabeled(_ source: Source) -> Source {
    var bytes = source.bytes
    let tokens = BobbinSyntax.Lexer.lex(source).tokens
    for (token, next) in zip(tokens, tokens.dropFirst()) where next.kind == .colon {
      let label: String? =
        switch token.end - token.start {
        case 6: "parent"
        case 9: token.start.isMultiple(of: 2) ? "injecting" : "gathering"
        case 10: "dependency"
        default: nil
        }
      guard let label, token.kind == .identifier, token.keyword == .none else { continue }
      bytes.replaceSubrange(Int(token.start)..<Int(token.end), with: Array(label.utf8))
    }
    return Source(path: source.path, bytes: bytes)
  }

  private func firstDifference(
    _ own: [PlainFact], _ theirs: [PlainFact], in path: String
  ) -> String? {
    for index in 0..<max(own.count, theirs.count) {
      let left = index < own.count ? own[index] : nil
      let right = index < theirs.count ? theirs[index] : nil
      if left?.location == right?.location, left?.text == right?.text { continue }
      func text(_ fact: PlainFact?) -> String { fact?.description ?? "nothing" }
      return "\(path)\nwe say \(text(left))\nthey say \(text(right))"
    }
    return nil
  }
}

extension PlainFact {
  /// Everything that our parser finds in a file, in order of place.
  static func all(of file: SourceFile) -> [PlainFact] {
    var facts = file.imports.map { fact in
      PlainFact(
        fact.location,
        "import \(fact.kind ?? "") \(fact.path.joined(separator: ".")) "
          + (fact.attributes.map(\.description.withoutSpelling)
          + [fact.access?.description].compactMap(\.self))
          .joined(separator: " "), fact.conditions)
    }
    facts += file.outermost.calls.filter(\.isCall).map(PlainFact.init)
    for declaration in file.declarations { facts += all(of: declaration) }
    return facts.sorted()
  }

  private static func all(of type: TypeDeclaration) -> [PlainFact] {
    let isExtension = type.kind == .extension
    let name =
      isExtension ? type.target?.description.withoutSpelling ?? "?" : type.name.withoutSpelling
    let target = isExtension ? "" : type.target?.description.withoutSpelling ?? ""
    let inherited = type.inherited.map { $0.type.description.withoutSpelling }
    // The parameters of a protocol's head name its associated types.
    let generics = type.kind == .protocol ? "" : type.generics.list
    var facts = [
      PlainFact(
        type.location,
        "\(type.kind) \(name)\(generics): \(inherited.joined(separator: "|")) = "
          + "\(target) \(type.generics.clause) \(type.modifiers.text)"
          + (type.isLocal ? " local" : ""), type.conditions)
    ]
    facts += type.properties.map(PlainFact.init)
    facts += type.functions.map { function in
      PlainFact(
        function.location,
        "func \(function.name)\(function.signature.text) \(function.modifiers.text)",
        function.conditions)
    }
    facts += type.initializers.map { initializer in
      PlainFact(
        initializer.location,
        "init\(initializer.failure)\(initializer.signature.text) "
          + initializer.modifiers.text, initializer.conditions)
    }
    facts += type.subscripts.map { PlainFact(location: $0, text: "subscript") }
    facts += type.calls.filter(\.isCall).map(PlainFact.init)
    for nested in type.nested { facts += all(of: nested) }
    return facts
  }

  private init(_ location: Location, _ text: String, _ conditions: Condition) {
    self.init(
      location: location, text: text + (conditions.isEmpty ? "" : " #\(conditions.lines.count)"))
  }

  private init(_ property: Property) {
    let written = property.type.map { $0.description.withoutSpelling }
    let type = written.map { (property.isTyped ? ": " : " ~ ") + $0 } ?? ""
    let setter = property.setter.rendered
    let accessors = property.isStored ? "" : "{ get\(property.getter.text)\(setter) }"
    self.init(
      property.location,
      "\(property.isLet ? "let" : "var") \(property.name)\(type) \(accessors)"
        + (property.returnsNil ? " nil" : "") + " \(property.modifiers.text)",
      property.conditions)
  }

  private init(_ call: WiringCall) {
    let callee = call.isImplicit ? ".init" : call.callee?.description.withoutSpelling ?? ""
    self.init(
      call.location,
      "\(call.label.rawValue) of \(callee) \(call.labels) \(call.trailingLabels)",
      call.conditions)
  }
}

extension WiringCall {
  /// Whether this is a call, not a name such as `C.init(parent:)`.
  fileprivate var isCall: Bool {
    if case .initializer = argument { false } else { true }
  }
}

extension Modifiers {
  fileprivate var text: String {
    let access = [access?.description, setterAccess.map { "\($0)(set)" }].compactMap(\.self)
    return (attributes.map(\.description.withoutSpelling) + (access + words).sorted()).joined(
      separator: " ")
  }
}

extension Generics {
  fileprivate var list: String {
    parameters.isEmpty ? "" : "<" + parameters.map(\.name).joined(separator: ",") + ">"
  }

  fileprivate var clause: String {
    requirements.isEmpty
      ? "" : "where " + requirements.map(\.description).joined(separator: ",").withoutSpelling
  }
}

extension Effects {
  fileprivate var text: String {
    var synchronous = self
    synchronous.isAsync = false
    let throwing = synchronous.description.withoutSpelling
    return (isAsync ? " async" : "") + (throwing.isEmpty ? "" : " " + throwing)
  }
}

extension Signature {
  fileprivate var text: String {
    let list = parameters.map { parameter in
      "\(parameter.label) \(parameter.name): "
        + parameter.type.description.withoutSpelling + (parameter.isVariadic ? "..." : "")
        + (parameter.hasDefault ? " = _" : "")
    }
    return "\(generics.list)(\(list.joined(separator: ", ")))\(effects.text) -> "
      + "\(result?.description.withoutSpelling ?? "") \(generics.clause)"
  }
}

extension SourceFile {
  /// What is created anywhere in the file, in order of place.
  fileprivate var everyCall: [WiringCall] {
    var (found, rest): ([WiringCall], [TypeDeclaration]) = ([], [outermost])
    while let type = rest.popLast() {
      found += type.calls
      rest += type.nested
    }
    return found.sorted { $0.offset < $1.offset }
  }
}
