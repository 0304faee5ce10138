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
