public enum Trouble: Error {
  case none
}
