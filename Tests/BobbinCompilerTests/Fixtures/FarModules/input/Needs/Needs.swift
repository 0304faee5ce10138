public import Bobbin

public protocol InnerDependency: Dependency {}
