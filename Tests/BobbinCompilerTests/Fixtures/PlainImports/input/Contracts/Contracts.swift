public protocol Logger {
  func log(_ text: String)
}
