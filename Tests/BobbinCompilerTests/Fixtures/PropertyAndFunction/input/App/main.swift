let middle = RootComponent().functions.middle
middle.badge.show()
middle.login.show()
middle.now.show()
