import BobbinTestSupport
import Foundation
import Testing

struct ReadmePictureTests {
  @Test(arguments: ["README.md", "README.ko.md"])
  func `The picture is what the command draws for the sample`(page: String) throws {
    let sources = Repository.root.appending(path: "Sample/Sources")
    let modules = try Repository.contents(of: sources).map {
      ["name": $0.lastPathComponent, "sources": [$0.path]] as [String: Any]
    }
    let project = try JSONSerialization.data(withJSONObject: ["modules": modules])
    let package = try TemporaryPackage(["p.json": String(decoding: project, as: UTF8.self)])
    let outcome = package.run(
      "graph", "--project", "/p.json", "--format", "mermaid", "--depth", "1")

    let text = try Repository.text(page)
    #expect(text.contains("--package-path Sample --format mermaid --depth 1\n"))
    #expect(text.contains("```mermaid\n\(outcome.output)```\n"), "\(outcome.output)")
  }
}
