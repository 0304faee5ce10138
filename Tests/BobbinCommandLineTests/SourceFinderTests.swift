import Foundation
import Testing

@testable import BobbinCommandLine

struct SourceFinderTests {
  @Test func `Sources are sorted, each once, whatever the order of paths`() throws {
    let package = try TemporaryPackage([
      "a/z.swift": "", "a/b/y.swift": "", "a/b.swift": "", "a/Bobbin.generated.swift": "",
      "a/x.md": "", "a/.build/w.swift": "", "c.swift": "", "out.swift": "",
      "a/folder.swift/v.swift": "", "a/A.docc/step.swift": "", "a/B.playground/page.swift": "",
    ])
    let paths = ["a", "c.swift", "a/b/../z.swift", "a/b", "out.swift"]
    for order in [paths, paths.reversed()] {
      let files = try SourceFinder.files(
        in: order.map { package[$0] }, excluding: [package["./out.swift"]])
      let found = ["a/b.swift", "a/b/y.swift", "a/folder.swift/v.swift", "a/z.swift", "c.swift"]
      #expect(files == found.map { package[$0] })
    }
  }

  @Test func `Links lead to each file once, and never in circles`() throws {
    let package = try TemporaryPackage(["a/b/y.swift": "", "c/z.swift": ""])
    for (link, target) in [
      ("a/b/up", "a"), ("a/other.swift", "a/b/y.swift"), ("a/z.swift", "c/z.swift"), ("d", "a/b"),
      ("a/gone.swift", "nothing.swift"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: package[link], withDestinationPath: package[target])
    }
    for paths in [["a", "d"], ["d", "a"]] {
      let files = try SourceFinder.files(in: paths.map { package[$0] })
      #expect(files == ["a/b/y.swift", "a/gone.swift", "a/z.swift"].map { package[$0] })
    }
  }

  @Test func `Files alone are taken as they are named`() throws {
    let package = try TemporaryPackage(["out.swift": ""])
    let paths = ["b.swift", "Bobbin.generated.swift", "a.swift", "b.swift", "out.swift"]
    for output in ["out.swift", "./out.swift"] {
      let files = try SourceFinder.files(
        in: paths.map { package[$0] }, excluding: [package[output]])
      #expect(files == ["b.swift", "a.swift"].map { package[$0] })
    }
  }

  @Test(arguments: [
    (".", "a/b", "a/b"), ("", "a", "a"), ("x", ".", "x"), ("x", "", "x"), ("x/", "a", "x/a"),
    ("x", "/a", "/a"), ("/", "a", "/a"), ("x", "a", "x/a"),
  ])
  func `Paths join as people write them`(directory: String, path: String, joined: String) {
    #expect(FileSystem.join(directory, path) == joined)
  }

  @Test(arguments: [
    ("a/b.swift", "a", "b.swift"), ("b.swift", ".", "b.swift"), ("/b.swift", "/", "b.swift"),
    ("a//b/", "a", "b"), ("/", "/", "/"), ("", ".", ""), ("å/ö", "å", "ö"), ("a/b/c", "a/b", "c"),
    ("a", ".", "a"), ("a/", ".", "a"), ("/a", "/", "a"),
  ])
  func `Paths have a directory and a name`(path: String, directory: String, name: String) {
    #expect(FileSystem.directory(of: path) == directory)
    #expect(FileSystem.name(of: path) == name)
  }
}
