import Foundation
import Testing

@testable import BobbinCommandLine
@testable import BobbinReports

struct ProjectVerbTests {
  /// Each module of a project with its sources.
  private func modules(in text: String) throws -> [String]? {
    let project = try JSONDecoder().decode(
      [String: [FolderLayout.Module]].self, from: Data(text.utf8))
    return project["modules"]?.map { "\($0.name): \($0.sources.joined(separator: " "))" }
  }

  @Test func `Folders and imports say which modules there are`() throws {
    let package = try TemporaryPackage([
      "Project.swift": "import ProjectDescription",
      "Tuist.swift": "import ProjectDescription",
      "Plugin/ProjectDescriptionHelpers/Library.swift": "import ProjectDescription",
      "Projects/App/Project.swift": "import ProjectDescription",
      "Projects/App/Sources/App.swift": "import Auth\nimport SwiftUI",
      "Projects/App/Sources/Auth/Screen.swift": "import AuthInterface",
      "Projects/App/Tests/AppTests.swift": "@testable import App_",
      "Projects/Auth/Project.swift": "import ProjectDescription",
      "Projects/Auth/Sources/Auth.swift": "import AuthInterface",
      "Projects/Auth/Sources/Deep/More.swift": "",
      "Projects/Auth/Interface/AuthInterface.swift": "",
      "Projects/Auth/Sample/Sources/Sample.swift": "import Auth",
      "Projects/Auth/Sources/Sample/Shown.swift": "",
      "Packages/Log/Package.swift": #"""
      import PackageDescription
      let package = Package(
        name: "Log",
        targets: [
          .target(name: "Log"), .target(name: "LogUI", dependencies: ["Log"]),
          .testTarget(name: "LogTests", dependencies: ["LogUI"]),
        ])
      """#,
      "Packages/Log/Sources/Log/Log.swift": "",
      "Packages/Log/Sources/LogUI/View.swift": "import Log",
      "Packages/Log/Tests/LogTests/LogTests.swift": "import LogUI",
    ])
    let outcome = package.run("project", "/")
    #expect(outcome.code == .success)
    #expect(
      outcome.output == """
        {
          "modules" : [
            {
              "name" : "App",
              "sources" : [
                "Projects/App/Sources"
              ]
            },
            {
              "name" : "AppTests",
              "sources" : [
                "Projects/App/Tests"
              ],
              "stubs" : true
            },
            {
              "name" : "Auth",
              "sources" : [
                "Projects/Auth/Sources"
              ]
            },
            {
              "name" : "AuthInterface",
              "sources" : [
                "Projects/Auth/Interface"
              ]
            },
            {
              "name" : "AuthSample",
              "sources" : [
                "Projects/Auth/Sample"
              ]
            },
            {
              "name" : "Log",
              "sources" : [
                "Packages/Log/Sources/Log"
              ]
            },
            {
              "name" : "LogTests",
              "sources" : [
                "Packages/Log/Tests"
              ],
              "stubs" : true
            },
            {
              "name" : "LogUI",
              "sources" : [
                "Packages/Log/Sources/LogUI"
              ]
            }
          ]
        }

        """)
    #expect(
      outcome.error == """
        warning: no file imports 'App'; it is taken for an app or a test
        warning: no file imports 'AppTests'; it is taken for an app or a test

        """)
    try package.write(outcome.output, to: "bobbin.json")
    #expect(package.run("check", "--project", "/bobbin.json").code == .success)
  }

  @Test func `Manifests say which folders are targets`() throws {
    let package = try TemporaryPackage([
      "Game/Project.swift": #"""
      import ProjectDescription
      let project = Project(
        name: "Game",
        targets: [
          .target(
            name: "GameKit", product: .framework, sources: ["Code/**", .glob("More/*.swift")],
            dependencies: [.project(target: "Log", path: "../Log"), .target(name: "Other")]),
          Target(name: "\(name)Demo", sources: ["Demo/**"]),
          .target(name: "Play", product: .app, buildableFolders: ["Toys", .folder("Games")]),
          .target(name: "Share", sources: ["Share/**", "Code/Deep/**", "Toys/Old/**"]),
          .target(name: "Rest", sources: [.glob("Rest/**", excluding: ["Rest/Inner/**"])]),
          .target(name: "Inner", sources: ["Rest/Inner/**"]),
        ])
      """#,
      "Game/Code/Deep/Game.swift": "import Log_Kit",
      "Game/More/More.swift": "",
      "Game/Code/Game.swift": "import Share",
      "Game/Share/Share.swift": "",
      "Game/Rest/Rest.swift": "import Inner; import Rest",
      "Game/Rest/Inner/Inner.swift": "",
      "Game/Demo/Demo.swift": "import GameKit",
      "Game/Toys/Toys.swift": "",
      "Game/Games/Games.swift": "",
      "Log/Package.swift": #"""
      import PackageDescription
      let package = Package(
        name: "Log",
        targets: [
          .target(name: "Log-Kit", dependencies: ["Base"], path: "Kit", sources: ["A"]),
          .target(name: "Base", path: "./Sources/Base"), .target(name: "More"),
          .testTarget(name: "log-tests", path: "Checks"),
        ])
      """#,
      "Log/Checks/Check.swift": "",
      "Log/Kit/A/Log.swift": "import Base",
      "Log/Kit/B.swift": "import Log",
      "Templates/Game.xctemplate/Game.swift": "",
      "Log/Sources/Base/Base.swift": "",
      "Log/Sources/More/More.swift": "import Base",
      // What 'migrate' removes belongs to no module.
      "NeedleGenerated.swift": "",
    ])
    let outcome = package.run("project", "/")
    #expect(
      try modules(in: outcome.output) == [
        "Base: Log/Sources/Base", "GameDemo: Game/Demo", "GameKit: Game/Code Game/More",
        "Inner: Game/Rest/Inner", "Log: Log/Kit/B.swift", "Log_Kit: Log/Kit/A",
        "More: Log/Sources/More", "Play: Game/Games Game/Toys", "Rest: Game/Rest/Rest.swift",
        "Share: Game/Code/Deep Game/Share", "log_tests: Log/Checks",
      ])
    #expect(outcome.output.contains(#""stubs" : true"#))
    #expect(
      outcome.error == "warning: no file imports 'GameDemo'; it is taken for an app or a test\n")
  }

  /// In an Xcode project, the targets are next to each other; the first has the project's name.
  @Test func `The folder of a project holds its targets`() throws {
    let package = try TemporaryPackage([
      "App/App.swift": "import Game\nimport Core",
      "App/Domain/Interfaces/Repository.swift": "import Core",
      "AppTests/Tests/AppTests.swift": "@testable import App",
      "Features/Game/Game/Deep/Game.swift": "import Core",
      "Features/Game/GameTests/GameTests.swift": "@testable import Game",
      "Features/Game/GameDemo/Demo.swift": "import Game",
      "Core/Core/Core.swift": "",
      "Core/CoreTests/CoreTests.swift": "@testable import Core",
      "2 Shop/Classes/Shop.swift": "import Core", "Shop/Classes/Shop.swift": "import Core",
      "Shop/ShopTests/ShopTests.swift": "@testable import Shop_",
      "Shop/ShopUITests/Deep/ShopUITests.swift": "import Core",
      "Bank/Bank/Sources/Bank.swift": "import Core", "Bank/Bank/Resources/Colors.swift": "",
    ])
    let outcome = package.run("project", "/")
    #expect(
      try modules(in: outcome.output) == [
        "App: App", "AppTests: AppTests", "Bank: Bank", "Core: Core/Core",
        "CoreTests: Core/CoreTests",
        "Game: Features/Game/Game",
        "GameDemo: Features/Game/GameDemo", "GameTests: Features/Game/GameTests",
        "Shop: Shop/Classes", "ShopTests: Shop/ShopTests", "ShopUITests: Shop/ShopUITests",
        "__Shop: 2 Shop",
      ])
  }

  @Test func `No name of a file or folder makes sources disappear or mix`() throws {
    let package = try TemporaryPackage([
      "Core/Sources/Config.swift": "", "Core/Sources/Package.swift": "",
      "Core/Sources/Dependencies.swift": "",
      "App/Sources/App.swift": "import Core\nimport StoreInterface\nimport FeedInterface",
      "Modules/Store/Project.swift": "import ProjectDescription",
      "Modules/Store/Targets/Interface/Sources/Store.swift": "",
      "Modules/Store/Targets/Demo/Sources/Demo.swift": "import StoreInterface",
      "Modules/Feed/Targets/Interface/Sources/Feed.swift": "",
      "Modules/Feed/Targets/Demo/Sources/Demo.swift": "import FeedInterface",
    ])
    let outcome = package.run("project", "/")
    #expect(
      try modules(in: outcome.output) == [
        "App: App", "Core: Core",
        "FeedDemo: Modules/Feed/Targets/Demo", "FeedInterface: Modules/Feed/Targets/Interface",
        "StoreDemo: Modules/Store/Targets/Demo", "StoreInterface: Modules/Store/Targets/Interface",
      ])
  }

  @Test func `A folder without sources is refused`() throws {
    let package = try TemporaryPackage(["README.md": ""])
    let outcome = package.run("project", "/")
    #expect(outcome.code == .diagnostics)
    #expect(outcome.error.hasSuffix("has no Swift files\n"))
  }
}
