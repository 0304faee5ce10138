import Panels

final class Panel: Component<Int> {}
