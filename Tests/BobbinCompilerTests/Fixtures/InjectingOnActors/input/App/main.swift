print(RootComponent().screen().title)
let hall = HallComponent()
print(hall.screen().title, await hall.brush().paint)
await RootComponent().show()
