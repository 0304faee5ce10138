import Bobbin

public protocol FolderDependency: Dependency {
  var disk: String { get }
  var path: String { get }
}

/// Creates folders in itself, each of which gets its path from the one around it.
public final class FolderComponent: Component<any FolderDependency> {
  let name: String

  public init(dependency: any FolderDependency, name: String) {
    self.name = name
    super.init(dependency: dependency)
  }

  public var path: String { "\(dependency.path)/\(name)" }

  public func folder(_ name: String) -> FolderComponent {
    FolderComponent(parent: self, name: name)
  }

  public var file: FileComponent { FileComponent(parent: self) }

  public func show() { print("\(dependency.disk):\(path)") }
}

public protocol FileDependency: Dependency {
  var path: String { get }
  var owner: String { get }
}

public final class FileComponent: Component<any FileDependency> {
  public func show() { print("\(dependency.path)/file of \(dependency.owner)") }
}
