internal import Bobbin
#if canImport(Tools)
  internal import Tools
#endif

// Other modules do not see these, but what they need passes through a public component.
#if canImport(Tools)
  protocol RulerDependency: Dependency {
    var ruler: any Ruler { get }
    var chart: Chart { get }
  }
#else
  protocol RulerDependency: Dependency {}
#endif

final class RulerComponent: Component<any RulerDependency> {
  func show() {
    #if canImport(Tools)
      print(dependency.ruler.length, dependency.chart.name)
    #endif
  }
}
