import Bobbin
import Toolkit

@MainActor open class Model {
  public init() {}
}

/// Takes the actor of its superclass, in a module where nothing else has one.
public final class RowModel: Model {
  public let id: Int

  public init(id: Int, size: Int = 20) { self.id = id * size }
}

/// Its superclass is not among the sources.
public final class RowController: Controller {
  public let size: Int

  public init(size: Int) { self.size = size }
}

public final class ModelsComponent: Component<any EmptyDependency> {}
