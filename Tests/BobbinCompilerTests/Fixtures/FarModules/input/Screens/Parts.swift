public import Helds
public import PartNames

extension HeldComponent {
  public var parts: [AnyPart] { [AnyPart](gathering: self) }
}
