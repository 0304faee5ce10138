import Panels

final class Panel: Component<Int> {}

protocol FrameProps {}

// It says itself how it is created.
class Frame: Component<any FrameProps> {
  init(parent: DeskComponent) { super.init(parent: parent) }
}

final class WideFrame: Frame {}
