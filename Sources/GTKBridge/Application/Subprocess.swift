import CGTK
import Glibc

/// The output of another program.
public nonisolated struct ProgramOutput: Hashable, Sendable {
  /// The exit status; -1 if a signal ended the program.
  public let status: Int
  /// The bytes that the program wrote.
  public let bytes: [UInt8]
}

/// An error from running another program.
public nonisolated enum ProgramError: Error, Hashable, Sendable {
  /// The program can't be started, with the system's message.
  case cannotStart(String)
  /// The program took too long and was killed.
  case timedOut
  /// The program wrote too many bytes and was killed.
  case tooMuchOutput
  /// The work was canceled, and the program was killed.
  case cancelled
}

/// Finds a program.
///
/// - Parameters:
///   - name: The file name of the program.
///   - searchPath: The folders, separated by colons; relative ones are ignored.
/// - Returns: The absolute path, or nil if the program isn't installed.
public nonisolated func pathOfProgram(
  _ name: String, in searchPath: String = environmentVariable("PATH") ?? ""
) -> String? {
  searchPath.split(separator: ":").lazy.filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }.first {
    g_file_test($0, G_FILE_TEST_IS_EXECUTABLE) != 0 && g_file_test($0, G_FILE_TEST_IS_DIR) == 0
  }
}

/// Runs a program without a shell, and returns its output.
///
/// Call this function off the main thread, because it waits until the program exits. The program has an empty input.
///
/// - Parameters:
///   - path: The absolute path of the program.
///   - arguments: The arguments; a file name that starts with a hyphen would be an option.
///   - includesErrors: Whether the output includes the standard error, which is discarded otherwise.
///   - keepsLocale: Whether the program has the locale of this one, instead of `C`.
///   - byteLimit: The maximum number of bytes of the output.
///   - milliseconds: The maximum time until the program closes its output, which it usually does by exiting.
///   - cancellation: The cancellation of the work.
/// - Returns: The output and the exit status.
/// - Throws: ``ProgramError``; a program that was started is killed.
public nonisolated func runProgram(
  _ path: String, _ arguments: [String], includesErrors: Bool = false, keepsLocale: Bool = false, byteLimit: Int,
  milliseconds: Int, cancellation: Cancellation = Cancellation()
) throws(ProgramError) -> ProgramOutput {
  var ends: [Int32] = [-1, -1]
  var failure: UnsafeMutablePointer<GError>?
  guard g_unix_open_pipe(&ends, FD_CLOEXEC, &failure) != 0 else { throw .cannotStart(takeMessage(of: &failure)) }
  let (output, input) = (ends[0], ends[1])
  defer { close(output) }
  let process = try start([path] + arguments, writingTo: input, includesErrors, keepsLocale)
  defer { g_object_unref(UnsafeMutableRawPointer(process)) }
  do throws(ProgramError) {
    let bytes = try read(from: output, byteLimit, milliseconds, cancellation)
    guard g_subprocess_wait(process, cancellation.pointer, nil) != 0 else { throw .cancelled }
    let hasExited = g_subprocess_get_if_exited(process) != 0
    return ProgramOutput(status: hasExited ? Int(g_subprocess_get_exit_status(process)) : -1, bytes: bytes)
  } catch {
    g_subprocess_force_exit(process)
    throw error
  }
}

/// Starts a program without a shell, and doesn't wait for it.
///
/// - Parameter command: The name or the path of the program, and its arguments.
/// - Throws: ``ProgramError/cannotStart(_:)``.
package nonisolated func launchProgram(_ command: [String]) throws(ProgramError) {
  let launcher = g_subprocess_launcher_new(G_SUBPROCESS_FLAGS_NONE)!
  defer { g_object_unref(UnsafeMutableRawPointer(launcher)) }
  g_object_unref(UnsafeMutableRawPointer(try spawn(command, launcher)))
}

/// Splits a command line into words, as a shell does, without expanding anything.
///
/// - Parameter line: The command line.
/// - Returns: The words; empty if there are none, or a quotation mark isn't closed.
package nonisolated func shellWords(_ line: String) -> [String] {
  var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  return g_shell_parse_argv(line, nil, &words, nil) == 0 ? [] : [String](taking: words)
}

/// Starts a program that writes to a file descriptor, which is closed afterwards.
private nonisolated func start(
  _ command: [String], writingTo output: Int32, _ includesErrors: Bool, _ keepsLocale: Bool
) throws(ProgramError) -> OpaquePointer {
  let launcher = g_subprocess_launcher_new(
    includesErrors ? G_SUBPROCESS_FLAGS_STDERR_MERGE : G_SUBPROCESS_FLAGS_STDERR_SILENCE)!
  // The launcher closes the descriptor. Otherwise, the output would never end.
  defer { g_object_unref(UnsafeMutableRawPointer(launcher)) }
  g_subprocess_launcher_take_stdout_fd(launcher, output)
  if !keepsLocale { g_subprocess_launcher_setenv(launcher, "LC_ALL", "C", 1) }
  return try spawn(command, launcher)
}

private nonisolated func spawn(_ command: [String], _ launcher: OpaquePointer) throws(ProgramError) -> OpaquePointer {
  var arguments: [UnsafePointer<CChar>?] = command.map { UnsafePointer(g_strdup($0)) } + [nil]
  defer { for argument in arguments { g_free(UnsafeMutableRawPointer(mutating: argument)) } }
  var failure: UnsafeMutablePointer<GError>?
  guard let process = g_subprocess_launcher_spawnv(launcher, &arguments, &failure) else {
    throw .cannotStart(takeMessage(of: &failure))
  }
  return process
}

/// Reads until the end of the output.
private nonisolated func read(
  from output: Int32, _ byteLimit: Int, _ milliseconds: Int, _ cancellation: Cancellation
) throws(ProgramError) -> [UInt8] {
  let end = monotonicTime() + milliseconds
  let signal = g_cancellable_get_fd(cancellation.pointer)
  defer { if signal >= 0 { g_cancellable_release_fd(cancellation.pointer) } }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    // A negative descriptor is ignored.
    var events = [
      pollfd(fd: output, events: Int16(POLLIN), revents: 0), pollfd(fd: signal, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&events, nfds_t(events.count), Int32(clamping: max(0, end - monotonicTime())))
    guard !cancellation.isCancelled else { throw .cancelled }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { throw .timedOut }
    let readCount = buffer.withUnsafeMutableBytes { Glibc.read(output, $0.baseAddress, $0.count) }
    if readCount < 0, errno == EINTR { continue }
    guard readCount > 0 else { return bytes }
    guard bytes.count + readCount <= byteLimit else { throw .tooMuchOutput }
    bytes += buffer[..<readCount]
  }
}

/// The time of a clock that isn't set, in milliseconds.
private nonisolated func monotonicTime() -> Int {
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  return now.tv_sec * 1000 + now.tv_nsec / 1_000_000
}
