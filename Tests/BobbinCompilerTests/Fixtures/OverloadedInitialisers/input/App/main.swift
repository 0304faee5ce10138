let root = RootComponent()
for label in [root.word, root.number, root.sides, root.flag, root.code] { label.show() }
root.hex?.show()
print(root.loud.text)
