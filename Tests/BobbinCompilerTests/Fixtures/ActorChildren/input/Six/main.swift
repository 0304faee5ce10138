import Five

let five = Five.RootComponent()
five.screen.show()
five.show()
let six = RootComponent()
six.screen.show()
six.show()
