import Bobbin

// No generated object inherits from a class.
class Object {}
protocol ObjectDependency: Object { var number: Int { get } }
final class ObjectComponent: Component<any ObjectDependency> {}
protocol NumberDependency { var number: Int { get } }
final class BothComponent: Component<any Object & NumberDependency> {}
protocol WhereDependency where Self: Object { var number: Int { get } }
final class WhereComponent: Component<any WhereDependency> {}

// One name with two types.
class Animal {}
class Dog: Animal {}
protocol AnimalDependency: Dependency { var pet: Animal { get } }
protocol DogDependency: AnimalDependency { var pet: Dog { get } }
final class DogComponent: Component<any DogDependency> {}

// A member has the actor of the requirement that it serves.
protocol Building { @MainActor var floor: Int { get } }
protocol FloorDependency: Dependency { var floor: Int { get } }
final class FloorComponent: Component<any FloorDependency> {}
final class CardComponent: Component<any EmptyDependency>, Building {
  var floor: Int { 1 }
  var child: FloorComponent { FloorComponent(parent: self) }
}

// A parent without the arguments of the type around it.
class Around<Value>: Component<any EmptyDependency> {
  class Inner: Component<any EmptyDependency> {
    var child: FloorComponent { FloorComponent(parent: self) }
  }
}

// A default of a type that is not optional.
protocol TextDependency: Dependency { var text: String { get } }
extension TextDependency { var text: String { "default" } }
final class TextComponent: Component<any TextDependency> {}

let root: RootComponent = RootComponent()
class ViewModel { func text() -> TextComponent { TextComponent(parent: root) } }

// Another one in another build.
#if DEBUG
  let built = RootComponent()
#else
  let built = RootComponent(), other = built
#endif
class BuiltModel { func text() -> TextComponent { TextComponent(parent: built) } }

// A property without a written type, which hides the global.
func otherRoot() -> Int { 1 }
class HidingModel {
  let root = otherRoot()
  func text() -> TextComponent { TextComponent(parent: root) }
}

final class RootComponent: BootstrapComponent {
  let number = 1
  let pet = Dog()
  var object: ObjectComponent { ObjectComponent(parent: self) }
  var both: BothComponent { BothComponent(parent: self) }
  var bounded: WhereComponent { WhereComponent(parent: self) }
  var dog: DogComponent { DogComponent(parent: self) }
  var card: CardComponent { CardComponent(parent: self) }
  func inner(_ around: Around<Int>) -> Around<Int>.Inner { Around<Int>.Inner(parent: around) }
  var texts: TextComponent { TextComponent(parent: self) }
  var all: Set<Int> { Set(gathering: self) }
  func unapplied() -> TextComponent { let make = TextComponent.init(parent:); return make(self) }
}
