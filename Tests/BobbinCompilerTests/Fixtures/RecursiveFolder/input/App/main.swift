import Bobbin
import Folders

final class RootComponent: BootstrapComponent {
  let disk = "disk"
  let path = ""
  let owner = "Ann"

  func folder(_ name: String) -> FolderComponent { .init(parent: self, name: name) }
}

let home = RootComponent().folder("home")
home.show()
let deep = home.folder("ann").folder("pictures")
deep.show()
deep.file.show()

let root = RootComponent()
print(root.detail(id: 1).next.text, root.detail(id: 1).related.detail.text)
let tab = root.tab
print(tab.detail(id: 1).next.text, tab.detail(id: 1).related.detail.text)
print(root.short.title(id: 5), root.short.detail(id: 6).next.text)
print(root.boxes.box().inner?.inner == nil)
