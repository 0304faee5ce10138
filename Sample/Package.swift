// swift-tools-version: 6.2
import PackageDescription

// A bank, split into modules. Top to bottom is bottom up: each target uses only those above it.
//
//   BankInterfaces        contracts; knows nothing of Bobbin
//   Advice, SafeBox, …    leaves: their components create no children, so they need no plugin
//   Messages, Problems…   features made of several components
//   Records, Branch       small examples: how long objects live, and the shapes that wiring takes
//   Lobby                 the same on the main actor
//   LoggedIn              the scope of one signed-in customer; creates the features
//   BankApp, bank         the root of the tree, the scenarios, the command line
//
// The rule for the plugin: a target needs it if its code says `parent: self` or `injecting: self`
// anywhere, and a test target if its tests use stubs.

let features: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]

let bobbin: Target.Dependency = .product(name: "Bobbin", package: "bobbin")
let wiring: [Target.PluginUsage] = [.plugin(name: "BobbinPlugin", package: "bobbin")]

let package = Package(
  name: "bank",
  platforms: [.macOS(.v10_15)],
  products: [
    .executable(name: "bank", targets: ["bank"])
  ],
  dependencies: [
    .package(name: "bobbin", path: "..")
  ],
  targets: [
    .target(name: "BankInterfaces", swiftSettings: features),

    .target(name: "Advice", dependencies: ["BankInterfaces", bobbin], swiftSettings: features),
    .target(name: "SafeBox", dependencies: ["BankInterfaces", bobbin], swiftSettings: features),
    .target(name: "Deposit", dependencies: ["BankInterfaces", bobbin], swiftSettings: features),
    .target(name: "Savings", dependencies: ["BankInterfaces", bobbin], swiftSettings: features),
    .target(name: "Card", dependencies: ["BankInterfaces", bobbin], swiftSettings: features),
    .target(
      name: "DemandDeposit", dependencies: ["BankInterfaces", bobbin], swiftSettings: features),

    // Like the app targets that Xcode makes: all on the main actor, unless it says otherwise.
    .target(
      name: "Lobby",
      dependencies: ["BankInterfaces", bobbin],
      swiftSettings: features + [.defaultIsolation(MainActor.self)],
      plugins: wiring),

    .target(
      name: "Messages",
      dependencies: ["BankInterfaces", bobbin],
      swiftSettings: features,
      plugins: wiring),

    .target(
      name: "Records",
      dependencies: ["BankInterfaces", bobbin],
      swiftSettings: features,
      plugins: wiring),
    .target(
      name: "Branch",
      dependencies: ["BankInterfaces", bobbin],
      swiftSettings: features,
      plugins: wiring),

    .target(
      name: "ProblemsDomain",
      dependencies: ["BankInterfaces", bobbin],
      swiftSettings: features,
      plugins: wiring),
    .target(
      name: "ProblemsData",
      dependencies: ["BankInterfaces", "ProblemsDomain", bobbin],
      swiftSettings: features),
    .target(
      name: "ProblemsPresentation",
      dependencies: ["BankInterfaces", "ProblemsDomain", bobbin],
      swiftSettings: features,
      plugins: wiring),

    .target(
      name: "LoggedIn",
      dependencies: [
        "BankInterfaces", "SafeBox", "Deposit", "Savings", "Card", "DemandDeposit", "Messages",
        "ProblemsDomain", "ProblemsData", "ProblemsPresentation", bobbin,
      ],
      swiftSettings: features,
      plugins: wiring),

    .target(
      name: "BankApp",
      // Advice is a plugin of the app; Deposit and Savings are here for their own signing protocols.
      dependencies: [
        "Advice", "BankInterfaces", "Branch", "Deposit", "Lobby", "LoggedIn",
        "ProblemsPresentation", "Records", "Savings", bobbin,
      ],
      swiftSettings: features,
      plugins: wiring),
    .executableTarget(name: "bank", dependencies: ["BankApp"], swiftSettings: features),

    // These two do without the app: a feature is tested with its own module and the contracts. The
    // first has no plugin either, because its dependencies are written by hand.
    .testTarget(
      name: "DepositTests", dependencies: ["Deposit", "BankInterfaces"], swiftSettings: features),
    .testTarget(
      name: "MessagesTests",
      dependencies: ["Messages", "BankInterfaces", bobbin],
      swiftSettings: features,
      plugins: wiring),
    .testTarget(
      name: "BankAppTests",
      dependencies: [
        "BankApp", "BankInterfaces", "LoggedIn", "ProblemsPresentation", "Records", bobbin,
      ],
      swiftSettings: features,
      plugins: wiring),
  ]
)
