let core = RootComponent().core
extend(core)
Extender(core: core).extend()
core.run()
