import Foundation

extension RootComponent {
  var date: Optional<Date> { nil }
}
