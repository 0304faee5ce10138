let root = RootComponent()
let leaf = root.leaf
print("transient", leaf.numbers(\.transient))
print("lasting", leaf.numbers(\.lasting), root.lasting.number)
print("shared", leaf.numbers(\.shared), root.leaf.numbers(\.shared))
root.forget()
print("forgotten", leaf.numbers(\.shared))
do {
  let kept = root.weakly
  print("weakly", kept === root.weakly, leaf.numbers(\.weakly))
}
print("weakly", leaf.numbers(\.weakly))
