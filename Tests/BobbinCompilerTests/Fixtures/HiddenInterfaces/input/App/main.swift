RootComponent().room.piano.play()
