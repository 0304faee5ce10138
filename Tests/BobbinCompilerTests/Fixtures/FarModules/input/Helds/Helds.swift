public import Holders

public final class HeldComponent: HolderComponent {}
