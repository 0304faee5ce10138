import Bobbin
import Screens

final class Host: ScreenDependency {
  let title = "host"
}

func call() -> ScreenComponent { ScreenComponent(dependency: Host()) }

func parameter(host: Host) -> ScreenComponent { ScreenComponent(dependency: host) }

func local() -> ScreenComponent {
  let host = Host()
  return ScreenComponent(dependency: host)
}
