import Startup

let root = RootComponent()
root.start()
print("---")
print(root.network.overview)
print(root.tasksByName.keys.sorted())
// Each is the very object that the scopes have.
print(root.startupTasks[0] === root.database)
print(root.startupTasks[2] === root.network.startupTask)
