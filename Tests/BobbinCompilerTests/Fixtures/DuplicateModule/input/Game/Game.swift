import Bobbin

protocol GameDependency: Dependency {}
