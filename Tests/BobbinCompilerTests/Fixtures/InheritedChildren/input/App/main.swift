let services = RootComponent().services
services.home.badge.show()
services.home.label.show()
services.open.show()
let derived = services.derivedService
derived.derived.badge.show()
derived.derived.label.show()
derived.derived.large.show()
derived.plain.show()
derived.more.show()
derived.more.badge.show()
derived.more.plain.show()
