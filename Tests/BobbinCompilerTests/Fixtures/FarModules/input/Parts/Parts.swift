public protocol Part {}
