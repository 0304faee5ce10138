/// What other libraries call a component.
open class Component<Props> {
  public init<Parent>(parent: Parent) {}
}
