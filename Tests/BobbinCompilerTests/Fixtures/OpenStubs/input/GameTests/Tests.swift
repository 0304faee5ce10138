import Bobbin
import Game

func testBox() {
  // A type that only the protocol knows is not an argument.
  _ = BoxComponent(dependency: BoxDependencyStub(size: 1))
}
