import Game
import Lobby

let lobby = LobbyComponent()
lobby.game.show()
lobby.game(at: Level(number: 3)).show()
makeGame(in: lobby).show()
print(lobby.sign.text, lobby.rules().map(\.text))
lobby.menu.show()
