import BobbinReports
import Foundation
import Testing

@testable import BobbinCommandLine

struct FormatsTests {
  private func check(_ format: String) throws -> TemporaryPackage.Outcome {
    try TemporaryPackage(TemporaryPackage.faultyGame)
      .run(onApp: ["check", "--diagnostics-format", format])
  }

  @Test func `GitHub gets a line for each diagnostic`() throws {
    let outcome = try check("github")
    #expect(outcome.code == .diagnostics)
    #expect(outcome.output.isEmpty)
    let lines = outcome.error.split(separator: "\n")
    #expect(lines.count == 1)
    let line = try #require(lines.first)
    #expect(line.hasPrefix("::error file=App/App.swift,line="))
    #expect(line.contains(",title=missing-requirement::"))
    #expect(line.contains("%0AGame/Game.swift:4: 'GameDependency' requires 'score' here%0A"))
    let usage = try TemporaryPackage().run(
      "check", "--project", "/a:b,c%\n.json", "--diagnostics-format", "github")
    #expect(
      usage.error
        == "::error::cannot read 'a:b,c%25%0A.json': no such file or directory\n")
  }

  @Test func `SARIF has all that its schema requires`() throws {
    let outcome = try check("sarif")
    #expect(outcome.code == .diagnostics)
    #expect(outcome.error.isEmpty)
    let log = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    // What the schema of 2.1.0 requires of each object, and the values it allows.
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "bobbin")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let ids = try rules.map { try #require($0["id"] as? String) }
    #expect(Set(ids).count == ids.count)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 1)
    for result in results {
      #expect(ids.contains(try #require(result["ruleId"] as? String)))
      #expect(["none", "note", "warning", "error"].contains(result["level"] as? String))
      #expect((result["message"] as? [String: Any])?["text"] is String)
      let related = try #require(result["relatedLocations"] as? [[String: Any]])
      #expect(related.count > 2)
      for location in try #require(result["locations"] as? [[String: Any]]) + related {
        let physical = try #require(location["physicalLocation"] as? [String: Any])
        let artifact = try #require(physical["artifactLocation"] as? [String: Any])
        #expect((artifact["uri"] as? String)?.hasSuffix(".swift") == true)
        let region = try #require(physical["region"] as? [String: Any])
        #expect(try #require(region["startLine"] as? Int) > 0)
        #expect(try #require(region["startColumn"] as? Int) > 0)
      }
    }
  }

  @Test func `A run without errors writes a document without results`() throws {
    let outcome = try TemporaryPackage(TemporaryPackage.game)
      .run(onApp: ["check", "--diagnostics-format", "sarif"])
    #expect(outcome.code == .success)
    #expect(outcome.output.contains(#""results" : ["#))
    #expect(!outcome.output.contains("ruleId"))
  }

  @Test func `The formats are for check, and not for the compiler`() throws {
    let package = try TemporaryPackage()
    let compiler = package.run(["check", "--diagnostics-format", "sarif"], with: .bobbinc)
    #expect(compiler.code == .usage)
    #expect(package.run("check", "--help").output.contains("<text|json|github|sarif>"))
    #expect(!package.run(["check", "--help"], with: .bobbinc).output.contains("sarif"))
  }
}
