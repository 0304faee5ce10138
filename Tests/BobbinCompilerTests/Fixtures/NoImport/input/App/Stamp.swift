import Kit

final class StampComponent: Component<any CardDependency> {}
