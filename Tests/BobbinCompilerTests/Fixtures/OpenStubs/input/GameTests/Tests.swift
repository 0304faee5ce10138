import Bobbin
import Game

func testBox() {
  // What nobody but the protocol knows is no argument.
  _ = BoxComponent(dependency: BoxDependencyStub(size: 1))
}
