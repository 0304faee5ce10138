import Bobbin

/// The class holds nothing but what all assemblies share; each has a file of its own.
final class RootComponent: BootstrapComponent {
  let source = "problem"
  let loadSlot = Shared<UseCase>()
}
