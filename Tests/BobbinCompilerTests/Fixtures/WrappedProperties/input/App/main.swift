import Views

let root = RootComponent()
print(root.detail.body)
print(root.list.body)
print(root.openList.body)
print(root.editor(of: Binding { "text" }).body)
print(root.footer { "footer \($0)" }.body)
print(root.report.body)
print(root.card.body)
