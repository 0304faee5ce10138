await WallComponent().frame.show()
