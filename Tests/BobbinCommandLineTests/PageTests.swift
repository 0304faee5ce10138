import BobbinReports
import Foundation
import Testing

@testable import BobbinCommandLine

/// The page as a file; `.ci/page` opens it in a browser.
struct PageTests {
  private static let program = [
    "bobbin.json": """
    {"modules": [
      {"name": "App", "sources": ["App"]},
      {"name": "AppTests", "sources": ["Tests"], "dependencies": ["App"], "stubs": true}
    ]}
    """,
    "App/App.swift": """
    import Bobbin

    enum Box<Value> {}
    protocol LeafDependency: Dependency { var box: Box<String> { get } }
    final class LeafComponent: Component<any LeafDependency> {}
    final class RootComponent: BootstrapComponent {
      var box: Box<String> { fatalError() }
      var `</script><!--`: LeafComponent { LeafComponent(parent: self) }
    }

    """,
    "Tests/Tests.swift": "@testable import App\n",
  ]

  @Test func `The page is one file with the graph in it`() throws {
    let package = try TemporaryPackage(PageTests.program)
    let outcome = package.run("graph", "--format", "html", "--project", "/bobbin.json")
    #expect(outcome.code == .success)
    let page = outcome.output
    for word in ["src=", "href=", "@import", "url(", "/* style */", "/* script */", "/* graph */"] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(page.ranges(of: "</script>").count == 2)
    #expect(!page.contains("<!--"))

    let start = try #require(page.range(of: #"id="graph">"#)?.upperBound)
    let end = try #require(page[start...].range(of: "</script>")?.lowerBound)
    let json = package.run("graph", "--format", "json", "--project", "/bobbin.json")
    let values = try [String(page[start..<end]), json.output].map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? NSDictionary
    }
    #expect(values[0] == values[1])
    #expect(json.output.contains("LeafDependencyStub"))
  }
}
