import Feature

let root = RootComponent()
root.villa.show()
root.villa.showInline()
root.villa.wheel.show()
root.narrow.show()
tool(root.villa).show()
