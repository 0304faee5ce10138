await RootComponent(desk: Desk()).room.list()
await HouseComponent().alarm.start()
