import Foundation

/// The cost of one process, or of several one after another.
struct Cost {
  /// Processor time in seconds, in user mode and in the kernel.
  var seconds = 0.0
  /// The most memory that a process had, in bytes.
  var memory = 0

  static func + (left: Cost, right: Cost) -> Cost {
    Cost(seconds: left.seconds + right.seconds, memory: max(left.memory, right.memory))
  }
}

extension Cost {
  /// Runs a process to its end, its output thrown away; what it cost is what the system counts.
  init(of command: [String]) throws {
    var arguments = command.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    var child: pid_t = 0
    guard posix_spawn(&child, command[0], &actions, nil, &arguments, environ) == 0 else {
      throw Fault("cannot run \(command[0])")
    }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(child, &status, 0, &usage) == child, status == 0 else {
      throw Fault("\(command.prefix(4).joined(separator: " ")) … ended with status \(status)")
    }
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    #if canImport(Darwin)
      let unit = 1
    #else
      let unit = 1_024
    #endif
    self.init(
      seconds: seconds(usage.ru_utime) + seconds(usage.ru_stime), memory: usage.ru_maxrss * unit)
  }
}

struct Fault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Reads files and does nothing with them, which no tool can beat.
func readAll(listedIn path: String) throws {
  var bytes = 0
  for file in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
    let descriptor = open(String(file), O_RDONLY)
    guard descriptor >= 0 else { throw Fault("cannot read \(file)") }
    defer { close(descriptor) }
    let size = Int(lseek(descriptor, 0, SEEK_END))
    lseek(descriptor, 0, SEEK_SET)
    withUnsafeTemporaryAllocation(byteCount: size, alignment: 1) { buffer in
      bytes += read(descriptor, buffer.baseAddress, size)
    }
  }
  if bytes < 0 { print(bytes) }
}
