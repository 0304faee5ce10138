import Contracts
import Feature

try RootComponent().middle.leaf(Number()).show()
