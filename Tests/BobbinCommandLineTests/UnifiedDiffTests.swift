import Testing

@testable import BobbinCommandLine

struct UnifiedDiffTests {
  @Test func `Changes have three lines around them, and near ones share a hunk`() {
    let old = (1...30).map { "\($0)\n" }
    var new = old
    new[3] = "four\n"
    new.insert("ten and a half\n", at: 10)
    new.removeLast()
    let text = UnifiedDiff.text(from: old.joined(), to: new.joined(), path: "f")
    #expect(
      text == """
        --- f
        +++ f
        @@ -1,13 +1,14 @@
         1
         2
         3
        -4
        +four
         5
         6
         7
         8
         9
         10
        +ten and a half
         11
         12
         13
        @@ -27,4 +28,3 @@
         27
         28
         29
        -30

        """)
  }

  @Test(arguments: [
    ("", "", ""), ("a\n", "a\n", ""), ("", "a\n", "@@ -0,0 +1,1 @@\n+a\n"),
    ("a\n", "", "@@ -1,1 +0,0 @@\n-a\n"),
    ("a", "a\n", "@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n"),
    ("a\r\nb", "a\nb", "@@ -1,2 +1,2 @@\n-a\r\n+a\n b\n\\ No newline at end of file\n"),
  ])
  func `Empty texts and missing line ends are shown`(old: String, new: String, hunks: String) {
    let header = hunks.isEmpty ? "" : "--- f\n+++ f\n"
    #expect(UnifiedDiff.text(from: old, to: new, path: "f") == header + hunks)
  }
}
