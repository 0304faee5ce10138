let middle = AppComponent().middle
middle.leaf.show()
middle.title.show()
print(HouseComponent().wall.frame.width)
