import Testing

struct PluginTests {
  @Test func `The plugin wires a target of its own package`() {
    let root = RootComponent()
    let folder = root.folder("a").folder("b")
    #expect(folder.file.description == "a/b at 12")
  }

  @Test func `A recursive component forwards a requirement to any depth`() {
    var folder = RootComponent().folder("0")
    for depth in 1...20 { folder = folder.folder("\(depth)") }
    #expect(folder.file.description.hasSuffix("/19/20 at 12"))
  }

  @Test func `A tree goes away with its root`() {
    weak var root: RootComponent?
    weak var child: FolderComponent?
    do {
      let tree = RootComponent()
      let folder = tree.folder("a")
      (root, child) = (tree, folder)
      #expect(folder.file.description == "a at 12")
    }
    #expect(root == nil)
    #expect(child == nil)
  }
}
