let root = RootComponent()
let below = root.below
print(root.service.text)
print(root.point.x, below.point.x, Keeper(root: root).points.map(\.x))
print(Keeper(root: root).mode(below: below).x)
print(root.inner.x, root.box.value, root.pair.first, root.pair.second)
print(below.box.value.name, below.named.first, below.named.second)
print(root.choosy.text, root.choosy(7).text, root.choosy("seven").text, separator: "; ")
print(root.plain().text)
print(root.odd.text, root.odd { print("done") }.text, separator: "; ")
print(root.many.count, root.mode, root.local.logger.value, root.local.inner?.x ?? 0)
print(root.variant.text, root.previewed.text)
#if !RELEASE
  print(root.previewed(in: 1).text, root.previewed(in: "bold").text)
#endif
print(root.range.upper)
let screen = root.screen { "opened" }
print(screen.x, screen.onOpen(), screen.onClose())
print(root.pages(true).text, root.pages("a").text)
print(try below.quiet().text)
print(root.report.text, root.reportOfBelow.text, root.summary(3).text, separator: "; ")
print(try root.later.risk())
