await RootComponent(desk: Desk()).room.list()
