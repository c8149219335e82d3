import CGTK
import Glibc

/// Writes a line to standard error.
public nonisolated func printError(_ line: String) {
  // `stderr` is shared mutable state in Swift, but the file descriptor isn't.
  var text = line
  text.append("\n")
  text.withUTF8 { bytes in
    var rest = UnsafeRawBufferPointer(bytes)
    while !rest.isEmpty {
      let written = write(STDERR_FILENO, rest.baseAddress, rest.count)
      guard written > 0 else { return }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
    }
  }
}

/// Flushes the output and exits the process.
public nonisolated func terminate(status: Int32) -> Never { exit(status) }

/// Returns the memory of freed objects to the system, which the C library otherwise keeps for the next ones.
///
/// Call this on a background thread after releasing very many objects.
public nonisolated func trimMemory() { fp_trim_memory() }

/// Writes a message to GLib's log, which goes to standard error or to the journal.
public nonisolated func logMessage(_ text: String) { fp_log_message("Floorplan", text) }

/// Writes a message to GLib's log that appears only if `G_MESSAGES_DEBUG` contains `Floorplan`.
public nonisolated func logDebug(_ text: String) { fp_log_debug("Floorplan", text) }
