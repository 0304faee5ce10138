import BobbinCommandLine
import BobbinReports

/// The tool that people call.
@main enum Bobbinctl {
  static func main() {
    CommandLineTool.bobbinctl.main()
  }
}
