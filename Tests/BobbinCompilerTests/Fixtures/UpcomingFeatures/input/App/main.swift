import Leaf
import Middle

RootComponent().middle.leaf.show()
RootComponent().deep.middle.leaf.show()
