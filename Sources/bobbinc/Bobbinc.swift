import BobbinCommandLine

/// The compiler, which builds run; tests cannot link an executable, so there is only the entry point.
@main enum Bobbinc {
  static func main() {
    CommandLineTool.bobbinc.main()
  }
}
