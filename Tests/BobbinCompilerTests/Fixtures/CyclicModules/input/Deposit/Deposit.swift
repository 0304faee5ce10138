import Bobbin
import Card

public protocol DepositDependency: Dependency {}
