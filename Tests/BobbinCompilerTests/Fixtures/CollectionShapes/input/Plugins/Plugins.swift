import Bobbin

public protocol Plugin {
  var name: String { get }
}
public protocol Coloured {}
public struct Named: Plugin, Coloured {
  public let name: String
  public init(_ name: String) { self.name = name }
}

/// A name that an array has too.
public protocol Element {
  var symbol: String { get }
}
public struct Iron: Element {
  public let symbol = "Fe"
  public init() {}
}

public typealias PluginList = [any Plugin]

open class PluginComponent<D>: Component<D> {
  open var base: any Plugin { Named("base") }
}
