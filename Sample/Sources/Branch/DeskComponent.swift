import Bobbin

/// Requirements that several components share.
public protocol PrintingDependency: Dependency {
  var frontPrinter: Printer { get }
  var backPrinter: Printer { get }
}

/// What a desk needs: what printing needs, and more.
public protocol DeskDependency: PrintingDependency {
  var motto: String { get }
  var queueWriting: any QueueWriting { get }
  var queueReading: any QueueReading { get }
  var legacyArchive: LegacyArchive { get }
}

/// A desk in the branch.
public final class DeskComponent: Component<any DeskDependency> {
  /// The title of a desk's poster; the branch's own poster has another.
  let posterTitle = "At this desk"

  /// Which printers the desk uses, and the motto.
  public var summary: String {
    "'\(dependency.motto)', prints at the \(dependency.frontPrinter.name), "
      + "files at the \(dependency.backPrinter.name)"
  }

  public var queueWriting: any QueueWriting { dependency.queueWriting }
  public var queueReading: any QueueReading { dependency.queueReading }
  public var legacyArchive: LegacyArchive { dependency.legacyArchive }

  /// The same component as the branch's, below another parent.
  public var poster: PosterComponent { PosterComponent(parent: self) }
}

/// What a poster needs.
public protocol PosterDependency: Dependency {
  var posterTitle: String { get }
  var motto: String { get }
}

/// A poster in the branch or at a desk; whichever created it provides the title.
public final class PosterComponent: Component<any PosterDependency> {
  public var text: String { "\(dependency.posterTitle): \(dependency.motto)" }
}

extension BranchComponent {
  /// The title of the branch's poster.
  var posterTitle: String { "At the door" }
}

/// What a folder needs.
public protocol FolderDependency: Dependency {
  var motto: String { get }
}

/// A folder, which may hold folders: a component that creates itself.
public final class FolderComponent: Component<any FolderDependency> {
  private let name: String
  private let path: String

  public init(dependency: any FolderDependency, name: String, below path: String = "") {
    self.name = name
    self.path = path + "/" + name
    super.init(dependency: dependency)
  }

  public func folder(_ name: String) -> FolderComponent {
    FolderComponent(parent: self, name: name, below: path)
  }

  public var label: String { "\(path), \(dependency.motto)" }
}
