let root = RootComponent()
let route = root.transfer.route
print("the first is the one named staging:", route[0] == root.staging)
print("the second is the one named production:", route[1] == root.production)
print("they differ:", route[0] != route[1])
