let app = AppComponent()
print("warming up")
app.warmUp()
print("warm:", app.editor.store === app.problem(id: 3).store, app.database === app.database)
do {
  _ = try app.connection()
} catch {
  app.host = "bank.example"
}
print("the second try:", try app.connection() === app.connection())
print("rooms:", app.room(id: 1) === app.room(id: 1), app.room(id: 2).id)
let cache = app.imageCache
print("kept:", app.imageCache === cache)
app.signOut()
_ = app.database
do {
  let session = app.session()
  _ = session.upload
  print("open:", session.coordinator.isOpen)
  session.end()
}
let root = RootComponent()
let service = root.service
print("one log:", service.repository.log === service.log)
print("another next time:", root.service.log !== service.log)
app.logIn()
app.logOut()
