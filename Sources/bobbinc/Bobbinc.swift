import BobbinCommandLine

/// Nothing but the entry point: tests cannot link an executable, so all else is in the library.
@main enum Bobbinc {
  static func main() {
    CommandLineTool.main()
  }
}
