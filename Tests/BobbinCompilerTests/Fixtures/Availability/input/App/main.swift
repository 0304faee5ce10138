let middle = RootComponent().middle
middle.board.show()
let shower: any Shower = OldShower()
shower.show(middle)
if #available(macOS 13, iOS 15, *) {
  middle.widgets.show()
  middle.widgets.part.show()
  let root = RootComponent()
  print(root.model.widget.title, root.shelf.content, root.rows.count)
}
