@_spi(Wood) @_spi(Tuning) import Kit

extension RootComponent {
  var wood: Fork.Case { .oak }
}
