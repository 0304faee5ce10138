import MainTests
import NearTests
@testable import Parts
import Screens
import ScreensTests

func offActor() async {
  // Making a stub belongs to no actor.
  let stub = PartDependencyStub(
    refresh: { $0.count += 1 }, name: "part", load: { "load \($0)" })
  await PartComponent(dependency: stub).load()
  let shared = SharedDependencyStub(name: "shared", load: { $0 + 1 })
  await SharedComponent(dependency: shared).show()
  BadgeComponent(dependency: BadgeDependencyStub(name: "badge")).show()
}

await offActor()

IconComponent(dependency: IconDependencyStub(name: "icon")).show()

let model = Model()
let stub = ScreenDependencyStub(model: model, name: "screen", reload: { model.count += 10 })
await ScreenComponent(dependency: stub).show()
PartComponent(
  dependency: PartDependencyStub(model: model, refresh: { $0.count += 100 }, name: "part")
).show()
let middle = MiddleComponent(
  dependency: MiddleComponentStub(
    model: model, name: "middle", refresh: { _ in }, reload: { model.count = 0 }))
await middle.screen.show()
middle.part.show()

let list = ListComponent(
  dependency: ListDependencyStub(
    title: "title", rows: { ["a"] }, load: { "load \($0)" }, id: 7, theme: "theme"))
try await list.show()
list.detail.show()
try await test()
await testNear()
await testOffActor()
testMaking()
