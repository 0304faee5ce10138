struct Node {
  let parent: Int
  func next() -> Node { Node(parent: parent) }
  let text = "never closed
}
