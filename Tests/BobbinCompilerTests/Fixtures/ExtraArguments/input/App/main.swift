import Screens

let root = RootComponent()
root.id.show()
root.style.show()
root.user.show()
var count = 0
root.counted(&count).show()
root.counted(&count, then: { print("it says \($0)") }).show()
root.generic.show()
root.closures.show()
root.button.show()
root.start.show()
do {
  print(try root.ticket(3).number)
  print(try root.ticket(-3).number)
} catch {
  print(error)
}
print(root.ticket(maybe: nil)?.number ?? 0, root.ticket(maybe: 5)?.number ?? 0)
print(await root.later().number)
