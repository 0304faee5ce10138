import BobbinCommandLine
import Foundation

extension GraphDocument {
  /// The graph as one file of HTML that needs nothing else.
  var page: String {
    get throws(Failure) {
      // In a script, only a `<` could end the data early.
      let data = try JSON.text(self, isDocument: false).replacingOccurrences(
        of: "<", with: "\\u003c")
      return text(PackageResources.page_html)
        .replacingOccurrences(of: "/* style */\n", with: text(PackageResources.page_css))
        .replacingOccurrences(of: "/* script */\n", with: text(PackageResources.page_js))
        .replacingOccurrences(of: "/* graph */", with: data)
    }
  }

  private func text(_ resource: [UInt8]) -> String { String(decoding: resource, as: UTF8.self) }
}
