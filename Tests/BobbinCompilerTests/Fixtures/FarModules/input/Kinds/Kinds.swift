public protocol Kind {}
