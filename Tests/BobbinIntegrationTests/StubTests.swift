import Bobbin
import Testing

/// The stubs that the plugin writes because this is a test target.
struct StubTests {
  @Test func `test-stubs: a component is built from the test's values`() {
    let file = FileComponent(
      dependency: FileDependencyStub(name: "notes", clock: StoppedClock(time: 7)))
    #expect(file.description == "notes at 7")
  }

  @Test func `test-stubs: the values include what the children need`() {
    let folder = FolderComponent(
      dependency: FolderDependencyStub(clock: StoppedClock(time: 3)), name: "a")
    #expect(folder.folder("b").file.description == "a/b at 3")
  }

  @Test(arguments: 0..<20)
  func `override-in-test: one member of a real tree is replaced, in parallel`(time: Int) {
    let real = RootComponent().folder("a")
    let clock = FolderDependencyStub(overriding: real.dependency, clock: StoppedClock(time: time))
    let name = FileDependencyStub(overriding: real.file.dependency, name: "\(time)")
    #expect(FolderComponent(dependency: clock, name: "b").file.description == "b at \(time)")
    #expect(FileComponent(dependency: name).description == "\(time) at 12")
    #expect(real.file.description == "a at 12")
  }

  @Test func `override-in-test: a subclass of a component overrides a member`() {
    final class TestRoot: OpenRootComponent {
      override var clock: any Clock { StoppedClock(time: 1) }
    }
    #expect(TestRoot().file.description == "open at 1")
    #expect(OpenRootComponent().file.description == "open at 12")
  }

  // Not in the test itself, because inside a macro's argument all lines have one number.
  private static let lineOfIncomplete = #line + 1
  private static func incomplete() -> FileDependencyStub { FileDependencyStub(name: "notes") }

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func `A missing value is reported where the stub was made`() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = FileComponent(dependency: StubTests.incomplete()).description
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      let message =
        "/StubTests.swift:\(Self.lineOfIncomplete): Fatal error: FileDependencyStub was given no 'clock'"
      #expect(text.contains(message), "\(text)")
    }
  #endif
}
