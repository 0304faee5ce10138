public protocol Clock {
  var now: Int { get }
}

package protocol Gear {
  var teeth: Int { get }
}
