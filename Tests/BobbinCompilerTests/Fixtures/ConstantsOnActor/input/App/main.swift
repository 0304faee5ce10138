import Screens

ScreenComponent().log.show()
