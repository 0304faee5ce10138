import Startup

extension RootComponent {
  var analytics: any StartupTask { PrintedTask("count this start") }
}
