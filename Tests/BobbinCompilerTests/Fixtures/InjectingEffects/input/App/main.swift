let root = RootComponent()
let session = try await root.session()
print(session.token, session.port)
print(try root.account().port)
root.port = 0
do throws(Refused) { _ = try root.account() } catch { print(error == Refused()) }
print(root.even?.port ?? -1)
root.port = 81
print(root.even?.port ?? -1, root.forced.port)
print(root.screen.port, root.half.width, root.model().width)
let main = MainComponent()
print(main.screen.port, main.half.width, main.model.width)
print(try await main.queue(token: "t").token)
