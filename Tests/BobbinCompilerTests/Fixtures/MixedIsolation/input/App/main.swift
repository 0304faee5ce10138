import Kit
import Pictures
import Screens

let root = RootComponent()
root.screen.show()
root.screen.detail.show()
root.titleModel.show()
root.panel.show()
print(try await RootComponent().store.first().title)
print(await root.albums())
await show()

@Imaging func show() { RootComponent().gallery.show(); RootComponent().brush.stroke() }
