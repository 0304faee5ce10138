import Plugins

let root = RootComponent()
print("plugins:", root.plugins.map(\.name))
print("by name:", root.byName.mapValues(\.name).sorted { $0.key < $1.key }.map { "\($0)=\($1)" })
print("names:", names(of: root) == root.byName.keys.sorted())
print("leaf:", root.leaf.alias.map(\.name), root.leaf.keyed.keys.sorted())
root.leaf.loop()
print("elements:", root.elements.map(\.symbol), "both:", root.both.map(\.name))
let screens = ScreenComponent()
print("screens:", screens.screens().map(\.title), WindowComponent().screens.map(\.title))
print("slow:", try await screens.load().map(\.name))
print(BoxComponent(3).plugins.map(\.name))
