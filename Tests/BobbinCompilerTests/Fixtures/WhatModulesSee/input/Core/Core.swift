/// A namespace to which each feature adds types.
public enum Feature {}
