import Screens

ScreenComponent().log.show()
await ScreenComponent().log.measure()
