import Testing

@testable import BobbinCommandLine

/// Paths as each system writes them; every system tests all.
struct PathStyleTests {
  @Test(arguments: [
    (PathStyle.posix, "/a", true), (.posix, "a", false), (.posix, "", false),
    (.posix, "C:/a", false),
    (.posix, #"\a"#, false), (.windows, #"C:\a"#, true), (.windows, "c:/a", true),
    (.windows, "C:", true), (.windows, "C:a", true), (.windows, #"\a"#, true),
    (.windows, "/a", true),
    (.windows, #"\\server\share"#, true), (.windows, #"a\b"#, false), (.windows, "", false),
    (.windows, #"..\a"#, false),
  ])
  func `A path is absolute`(style: PathStyle, path: String, isAbsolute: Bool) {
    #expect(style.isAbsolute(path) == isAbsolute)
  }

  @Test(arguments: [
    (PathStyle.posix, "a", "b", "a/b"), (.posix, "a/", "b", "a/b"), (.posix, "a", "/b", "/b"),
    (.posix, "/", "b", "/b"), (.posix, ".", "b", "b"), (.posix, "", "b", "b"),
    (.posix, "a", ".", "a"),
    (.posix, "a", "", "a"), (.posix, "a", #"\b"#, #"a/\b"#), (.posix, "C:", "b", "C:/b"),
    (.windows, #"a\b"#, #"c\d"#, #"a\b/c\d"#), (.windows, #"C:\"#, "a", #"C:\a"#),
    (.windows, "C:", "a", "C:a"), (.windows, #"C:\a"#, #"D:\b"#, #"D:\b"#),
    (.windows, #"C:\a"#, #"\b"#, #"\b"#), (.windows, #"\\server\share"#, "a", #"\\server\share/a"#),
  ])
  func `One path after another`(style: PathStyle, one: String, other: String, both: String) {
    #expect(style.join(one, other) == both)
  }

  @Test(arguments: [
    (PathStyle.posix, "a/b.swift", "a", "b.swift"), (.posix, "b.swift", ".", "b.swift"),
    (.posix, "/b.swift", "/", "b.swift"), (.posix, "a//b/", "a", "b"), (.posix, "/", "/", "/"),
    (.posix, "", ".", ""), (.posix, #"a\b"#, ".", #"a\b"#), (.posix, "å/ö", "å", "ö"),
    (.windows, #"a\b.swift"#, "a", "b.swift"), (.windows, #"C:\a/b"#, #"C:\a"#, "b"),
    (.windows, #"C:\b"#, #"C:\"#, "b"), (.windows, "C:b", "C:", "b"),
    (.windows, #"C:\"#, #"C:\"#, #"C:\"#), (.windows, "C:", "C:", "C:"), (.windows, "b", ".", "b"),
    (.windows, #"\\server\share\a"#, #"\\server\share"#, "a"),
  ])
  func `Directory and name`(style: PathStyle, path: String, directory: String, name: String) {
    #expect(style.directory(of: path) == directory)
    #expect(style.name(of: path) == name)
  }
}
