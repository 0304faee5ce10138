import Bobbin

protocol ShelvedDependency: Dependency { var number: Int { get } }
final class ShelvedComponent: Component<any ShelvedDependency> {
  func show() { print(dependency.number) }
}

// A class with a where clause conforms all the same; others have what their arguments allow.
protocol Numbered {}
extension Numbered { var number: Int { 8 } }
class ShelfComponent<Item, Items>: Component<any EmptyDependency>, Numbered
where Items: Collection, Items.Element == Item {
  var old: ShelvedComponent { ShelvedComponent(parent: self) }
}
class BoxComponent<Value>: Component<any EmptyDependency> {}
typealias BoolBox = BoxComponent<Bool>
extension BoxComponent where Value == Int { var number: Int { 9 } }
extension BoxComponent<String> { var number: Int { 10 } }
extension BoolBox { var number: Int { 11 } }
final class IntComponent: BoxComponent<Int> {
  var old: ShelvedComponent { ShelvedComponent(parent: self) }
}
final class StringComponent: BoxComponent<String> {
  var old: ShelvedComponent { ShelvedComponent(parent: self) }
}
final class BoolComponent: BoolBox {
  var old: ShelvedComponent { ShelvedComponent(parent: self) }
}
final class DoubleComponent: BoxComponent<Double> {
  var old: ShelvedComponent { ShelvedComponent(parent: self) }
}

// Extensions of protocols that the sources do not declare.
extension CustomStringConvertible { var number: Int { 12 } }
final class DescribedComponent: Component<any EmptyDependency>, CustomStringConvertible {
  var description: String { "described" }
  var old: ShelvedComponent { ShelvedComponent(parent: self) }
}

final class ShelvingComponent: BootstrapComponent {
  let number = 7
  var shelf: ShelfComponent<Int, [Int]> { ShelfComponent<Int, [Int]>(parent: self) }
  var int: IntComponent { IntComponent(parent: self) }
  var string: StringComponent { StringComponent(parent: self) }
  var bool: BoolComponent { BoolComponent(parent: self) }
  var double: DoubleComponent { DoubleComponent(parent: self) }
  var described: DescribedComponent { DescribedComponent(parent: self) }
}
