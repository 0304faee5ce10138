let scene = RootComponent().scene
print(scene.list.dependency.title, scene.detail.dependency.color)
print(scene.plain.dependency.color ?? "no color")
print(scene.deep.dependency.secret, scene.deeper.dependency.store.name)

weak var kept: SceneComponent?
do {
  let scene = RootComponent().scene
  print(type(of: scene.bare), type(of: scene.silent))
  kept = scene
}
print(kept == nil ? "released" : "leaked")

let root = RootComponent()
print(root.titled.dependency.title ?? "none", root.untitled.dependency.title ?? "none")
