import Bobbin

/// Prints how long one of many uses takes, in the fastest of several rounds.
func measure(_ title: String, _ use: () -> Int) {
  let count = 100_000
  var best = Duration.seconds(1_000)
  var sum = 0
  for _ in 0..<50 {
    best = min(best, ContinuousClock().measure { for _ in 0..<count { sum &+= use() } })
  }
  let tenths = best.components.attoseconds / (100_000_000 * Int64(count))
  print("\(tenths / 10).\(tenths % 10) ns  \(title)\(sum == 1 ? "!" : "")")
}

/// Takes an object in a way that the optimizer does not see through; otherwise it would put most of
/// them on the stack.
@inline(never) @_optimize(none) func keep(_ object: AnyObject) -> Int { 1 }

let byHand = HandRoot()
let root = RootComponent()
let middle = root.middle
measure("create an object by hand, with a struct of its dependencies") { keep(byHand.leaf) }
measure("create an object by hand, with an object of its dependencies") { keep(byHand.sharing) }
measure("create a child without requirements") { keep(root.bare) }
measure("create a child with a requirement") { keep(root.leaf) }
measure("create a child that forwards") { keep(root.middle) }
measure("create a child of one that forwards") { keep(middle.leaf) }

// In an array, so that the optimizer does not know whose code each read runs.
var reads: [(title: String, dependency: any LeafDependency)] = [
  ("by hand", byHand.leaf.dependency)
]
var chain = root.chain
for depth in 1...10 {
  if [1, 5, 10].contains(depth) { reads.append(("at depth \(depth)", chain.dependency)) }
  chain = chain.next
}
for (title, dependency) in reads {
  measure("read a value of the root \(title)") { dependency.store.number }
}
