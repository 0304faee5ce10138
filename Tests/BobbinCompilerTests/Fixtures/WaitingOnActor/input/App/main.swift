let app = AppComponent()
try await app.leaf.show()
try await app.middle.leaf.show()
try await app.plain.leaf.show()
try await app.plain.middle.leaf.show()
try await app.named.leaf.show()
print(await app.named.label.name)

let root = RootComponent()
try await root.middle.leaf.show()
try await root.plain.middle.leaf.show()

await app.plain.frame.show()
await root.plain.frame.show()

await StairsComponent().step.show()
let hall = HallComponent()
await hall.lift.show()
await hall.door.show()
