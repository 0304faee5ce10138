let middle = RootComponent().strings.numbers.middle
middle.show()
middle.one.show()
middle.two.show()
middle.three.show()
KitComponent().day.progress.show()
