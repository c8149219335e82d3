import Glibc
import GTKBridge

/// A virtual display for rendering without a display.
enum VirtualDisplay {
  /// A variable of the second process, which prevents a third one.
  private static let marker = "FLOORPLAN_VIRTUAL_DISPLAY"

  /// Replaces this process with the program under xvfb-run.
  ///
  /// - Returns: The failure status, if that fails.
  static func relaunch(_ arguments: [String], failureStatus: Int32) -> Int32 {
    guard environmentVariable(marker) == nil else {
      printError("floorplan-gallery: can't open the virtual display")
      return failureStatus
    }
    setenv(marker, "1", 1)
    setenv("GSK_RENDERER", "cairo", 1)
    setenv("GDK_BACKEND", "x11", 1)
    let program = ["xvfb-run", "-a", "-s", "-screen 0 1920x1200x24 -noreset", "/proc/self/exe"]
    var command = program.map { strdup($0) } + arguments.dropFirst().map { strdup($0) }
    // xvfb-run is a shell script, in which /proc/self/exe is the shell.
    command[program.count - 1] = realpath("/proc/self/exe", nil)
    command.append(nil)
    execvp(program[0], &command)
    printError("floorplan-gallery: no display, and xvfb-run not found (Debian: apt-get install xvfb xauth)")
    return failureStatus
  }
}
