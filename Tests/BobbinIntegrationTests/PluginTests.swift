import Testing

struct PluginTests {
  @Test func `The plugin wires a target of its own package`() {
    let root = RootComponent()
    let folder = root.folder("a").folder("b")
    #expect(folder.file.description == "a/b at 12")
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
