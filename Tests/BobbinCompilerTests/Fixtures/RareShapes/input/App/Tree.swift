import Bobbin

// Code that waits calls the asynchronous overload.
protocol WaitingDependency: Dependency { func load() async -> String }
final class WaitingComponent: Component<any WaitingDependency> {
  func show() async { print(await dependency.load()) }
}

// A line break in a type.
protocol OldDependency: AnyObject { var number: Int { get } }
// swift-format-ignore
final class OldComponent: Component<any
  OldDependency>
{
  func show() { print(dependency.number) }
}

// Generic parameters, and nested types, called like types at the top level.
struct Item { let text = "item" }
protocol ItemDependency: Dependency { var item: Item { get } }
final class ItemComponent<RootComponent>: Component<any ItemDependency> {
  func show() { print(dependency.item.text) }
}
class ListComponent<Item>: Component<any EmptyDependency> {
  var items: [Item] { [] }
  var item: ItemComponent<Int> { ItemComponent<Int>(parent: self) }
}
final class NestingComponent: Component<any ItemDependency> {
  struct ItemDependency {}
  func show() { print(dependency.item.text) }
}

// 'Self' of a class, aliases of generic classes, backticks.
enum Resource { struct `Type` { let text = "type" } }
enum `import` { struct `default` { let text = "default" } }
protocol RootDependency: Dependency {
  var me: RootComponent { get }
  var resource: Resource.`Type` { get }
  var metatype: Resource.Type { get }
  var quoted: `import`.`default` { get }
}
typealias Base = Component
final class AliasComponent: Base<any RootDependency> {
  func show() {
    print(dependency.me.number, dependency.resource.text, dependency.metatype)
    print(dependency.quoted.text)
  }
}

// What only a private protocol declares is out of reach; the name of a generated protocol is taken.
private protocol Secret {}
extension Secret { var number: Int { 1 } }
protocol MiddleComponentUpstream {}
final class MiddleComponent: Component<any EmptyDependency>, Secret {
  var old: OldComponent { OldComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
  let number = 7
  let item = Item()
  var me: Self { self }
  var resource: Resource.`Type` { .init() }
  var metatype: Resource.Type { Resource.self }
  var quoted: `import`.`default` { `import`.`default`() }
  func load() -> String { "at once" }
  func load() async -> String { "later" }
  var waiting: WaitingComponent { WaitingComponent(parent: self) }
  var list: ListComponent<Int> { ListComponent<Int>(parent: self) }
  var item2: ItemComponent<Int> { ItemComponent<Int>(parent: self) }
  var nesting: NestingComponent { NestingComponent(parent: self) }
  var alias: AliasComponent { AliasComponent(parent: self) }
  var middle: MiddleComponent { MiddleComponent(parent: self) }
}
