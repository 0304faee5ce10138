let root = RootComponent()
print("presentation shows what data has:", root.presentation.list == "problem 1, problem 2")
let first = root.loadProblems as AnyObject
print("one use case for all screens:", root.loadProblems as AnyObject === first)
