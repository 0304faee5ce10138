let root = RootComponent()
let list = root.presentation.list
print(list.text)
print(list.tap(2).text, list.tap(3).text)
