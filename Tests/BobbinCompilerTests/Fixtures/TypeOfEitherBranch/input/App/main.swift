RootComponent().middle.leaf.show()
print(RootComponent().middle.service.client.name)
