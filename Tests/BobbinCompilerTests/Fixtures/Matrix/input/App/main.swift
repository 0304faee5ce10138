import Contracts
import Feature

let root = RootComponent()
let screen = root.screen(User(name: "Ann"))
try await screen.show()
screen.detail.show()
screen.detail.folder.show()
screen.folder(3).show()
print(try screen.worker(1).work())
await screen.panel.show()
await root.queue.show()
await DeskComponent().counter.show()
