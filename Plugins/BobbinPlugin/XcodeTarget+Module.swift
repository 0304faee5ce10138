#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension XcodeTarget {
    /// The module's name, if the build settings do not change it.
    var moduleName: String {
      let name = String(displayName.map { $0.isLetter || $0.isNumber ? $0 : "_" })
      return name.first?.isNumber == true ? "_" + name : name
    }

    /// Whether it is a bundle of tests; Xcode has no kind of its own for these.
    var isTest: Bool {
      if case .other(let type) = product?.kind { return type.contains("test") }
      return false
    }
  }
#endif
