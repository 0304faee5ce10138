public protocol Dependency {}
