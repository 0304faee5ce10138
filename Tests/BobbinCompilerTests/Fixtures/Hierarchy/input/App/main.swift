let root = RootComponent()
let night = root.night
print("the child's own comes first:", night.screen.theme === night.theme)
print("what it lacks is the parent's:", night.screen.log === root.log)
print("a child with nothing has all from the parent:", root.plain.screen.theme === root.theme)
