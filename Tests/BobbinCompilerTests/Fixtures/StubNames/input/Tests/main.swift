import Bobbin
import Cards
import Features
import Savings

final class HandmadeDependencyStub: HandmadeDependency {
  let name = "by hand"
}

/// A component of the test's own.
final class OwnComponent: Component<any OwnDependency> {
  var first: FirstComponent { FirstComponent(parent: self) }
}

protocol OwnDependency: Dependency {
  var own: String { get }
}

private protocol SecretDependency: Dependency {}
private final class SecretComponent: Component<any SecretDependency> {}

print(Cards.DetailComponent(dependency: CardsDetailDependencyStub(number: 3)).text)
print(Savings.DetailComponent(dependency: SavingsDetailDependencyStub(rate: 0.5)).text)
print(PairComponent(dependency: PairComponentStub(load: { "l" }, show: { "s" })).text)
print(FactoryComponent(dependency: FactoryComponentStub(load: { "l" }, show: { "s" })).text)
let loading = LoadingStub { "load" }
print(FirstComponent(dependency: loading).text, SecondComponent(dependency: loading).text)
print(LowComponent(dependency: LowComponentStub { "low" }).text)
print(HighComponent(dependency: HighComponentStub(load: { "passed on" })).first.text)
print(EmptyComponent(dependency: EmptyComponentStub()).text)
print(PassingComponent(dependency: PassingComponentStub { "passed" }).low.text)
print(Outer.InnerComponent(dependency: OuterDependencyStub(name: "outer")).text)
print(HandmadeComponent(dependency: HandmadeDependencyStub()).text)
print(ListComponent<Int>(dependency: ListDependencyStub(count: 2)).text)
if #available(macOS 15, *) { print(NewComponent(dependency: NewDependencyStub(new: 1)).text) }
print(OwnComponent(dependency: OwnDependencyStub(load: { "own" })).first.text)
let derived = DerivedComponent(dependency: BaseDependencyStub(base: "base", load: { "load" }))
print(derived.text, derived.first.text)
print(ShyComponent(dependency: ShyDependencyStub(shy: "shy")).text)
print(SigningComponent(dependency: SigningDependencyStub(nameAsString: "signed")).handmade.text)
print(QueueComponent(dependency: QueueDependencyStub(await: { $0 + 1 })).text)
