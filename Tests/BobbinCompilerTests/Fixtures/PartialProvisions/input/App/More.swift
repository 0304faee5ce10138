extension ForgetfulComponent {
  #if os(iOS)
    var log: String { "forgetful" }
  #endif
}
