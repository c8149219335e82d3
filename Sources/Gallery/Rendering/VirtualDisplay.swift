import CGTK
import Glibc
import GTKBridge

/// A display for pictures where there is none.
enum VirtualDisplay {
  /// Set in the second process, so that there is never a third.
  private static let marker = "FLOORPLAN_VIRTUAL_DISPLAY"

  /// Runs the program again under xvfb-run, in place of this process.
  /// - Returns: An exit status, only where that can't be done.
  static func runAgain(_ arguments: [String]) -> Int32 {
    guard environmentVariable(marker) == nil else {
      printError("floorplan-gallery: the virtual display can't be opened")
      return 1
    }
    setenv(marker, "1", 1)
    setenv("GSK_RENDERER", "cairo", 1)
    setenv("GDK_BACKEND", "x11", 1)
    let program = ["xvfb-run", "-a", "-s", "-screen 0 1920x1200x24 -noreset", "/proc/self/exe"]
    var command = program.map { strdup($0) } + arguments.dropFirst().map { strdup($0) }
    // xvfb-run is a shell script, in which /proc/self/exe would be the shell.
    command[program.count - 1] = realpath("/proc/self/exe", nil)
    command.append(nil)
    execvp(program[0], &command)
    printError("floorplan-gallery: there is no display and no xvfb-run (Debian: apt-get install xvfb xauth)")
    return 1
  }
}
