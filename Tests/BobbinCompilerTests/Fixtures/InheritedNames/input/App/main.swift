let root = RootComponent()
print(root.screen.leaf.text)
print(root.inner.text)
print(root.qualified.text)
