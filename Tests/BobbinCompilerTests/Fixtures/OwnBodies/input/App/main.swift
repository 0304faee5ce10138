let root = RootComponent()
let session = root.session
session.user = "Anna"
session.theme = "dark"
root.open(.detail(1))
for case let lyrics as LyricsComponent in [root.lyrics, root.chords()] {
  print(lyrics.next.title, "and", lyrics.other.title)
}
root.log.write("started")
root.screen = Console(name: "window")
