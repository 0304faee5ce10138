import Bobbin
import Deposit

public protocol CardDependency: Dependency {}
