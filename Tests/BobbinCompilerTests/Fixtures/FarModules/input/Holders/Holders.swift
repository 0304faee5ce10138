public import Bobbin
public import Parts

open class HolderComponent: BootstrapComponent {
  public var part: any Part { OnlyPart() }
}

struct OnlyPart: Part {}
