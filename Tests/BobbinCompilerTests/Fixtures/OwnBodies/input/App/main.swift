let root = RootComponent()
let session = root.session
session.user = "Anna"
session.theme = "dark"
session.open(.detail(1))
for case let lyrics as LyricsComponent in [session.lyrics, session.chords()] {
  print(lyrics.next.title, "and", lyrics.other.title)
}
root.log.write("started")
