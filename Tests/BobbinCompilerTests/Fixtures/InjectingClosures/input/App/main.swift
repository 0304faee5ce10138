import Screens

let root = RootComponent()
let screens = root.screens
let list = screens.list
print(list.show())
root.title = "second"  // A closure reads what is there when it is called.
print(list.show(), screens.count)
let loader = screens.loader
print(try await loader.load("it").text, try loader.find(7))
do { _ = try loader.find(0) } catch { print(error) }
print(await MainComponent().screen.run())
let limits = MainComponent().limits
print(await limits.limit(), await limits.tap())
print(MixedComponent().table.rows.map(\.id), MixedComponent().rows.third.id)
print(MixedComponent().rows.footer.footer(9).id, MakingComponent().maker.row(8).id)
do { _ = root.screens.link }
