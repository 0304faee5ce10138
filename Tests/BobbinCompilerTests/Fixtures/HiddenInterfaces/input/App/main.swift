@_spi(Tuning) import Music

let room = RootComponent().hall.room
room.piano.play()
room.flute.play()
repair(room).start()
