package import Bobbin
package import Contracts

package protocol FolderDependency: Dependency {
  var logger: any Logger { get }
}

/// Its own descendant, and seen in the package only.
package final class FolderComponent: Component<any FolderDependency> {
  let depth: Int

  init(dependency: any FolderDependency, depth: Int) {
    self.depth = depth
    super.init(dependency: dependency)
  }

  package func show() {
    dependency.logger.log("folder \(depth)")
    if depth < 3 { FolderComponent(parent: self, depth: depth + 1).show() }
  }
}
