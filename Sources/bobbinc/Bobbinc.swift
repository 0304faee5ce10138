import BobbinCommandLine

/// The compiler that builds run; tests cannot link an executable, so it is only the entry point.
@main enum Bobbinc {
  static func main() {
    CommandLineTool.bobbinc.main()
  }
}
