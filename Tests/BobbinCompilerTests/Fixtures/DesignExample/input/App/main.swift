import Contracts
import Game

let root = RootComponent()
root.loggedIn(user: User(name: "Ann")).game.board.show()
root.loggedIn(user: User(name: "Bob")).game.board.show()
