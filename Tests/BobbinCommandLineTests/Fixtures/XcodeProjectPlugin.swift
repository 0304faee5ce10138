// A stand-in for the module that Xcode provides to plugins, as Apple documents it, so that what is written
// for Xcode is type-checked where there is none. It does nothing.

public import Foundation
public import PackagePlugin

public protocol XcodeBuildToolPlugin: Plugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public protocol XcodeCommandPlugin: Plugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws
}

public struct XcodePluginContext {
  public let xcodeProject: XcodeProject
  public let pluginWorkDirectoryURL: URL
  public func tool(named name: String) throws -> PluginContext.Tool {
    throw CocoaError(.featureUnsupported)
  }
}

public struct XcodeProject: Identifiable {
  public let id: String
  public let displayName: String
  public let directoryURL: URL
  public let targets: [XcodeTarget]
}

public struct XcodeTarget: Identifiable {
  public let id: String
  public let displayName: String
  public let product: XcodeProduct?
  public let inputFiles: FileList
  public let dependencies: [XcodeTargetDependency]
}

public enum XcodeTargetDependency {
  case target(XcodeTarget)
  case product(Product)
}

public struct XcodeProduct {
  public enum Kind {
    case application, executable, framework, library
    case other(String)
  }
  public let name: String
  public let kind: Kind
}
