import CGTK
import Glibc

/// Writes a line to the standard error output.
public nonisolated func printError(_ line: String) {
  // `stderr` is shared mutable state to Swift; the descriptor is not.
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

/// Ends the process after what was printed has been written out.
public nonisolated func terminate(status: Int32) -> Never { exit(status) }

/// Writes a message to GLib's log, which goes to the standard error output or the journal.
public nonisolated func logMessage(_ text: String) { fp_log_message("Floorplan", text) }

/// Writes a message to GLib's log that is shown only where `G_MESSAGES_DEBUG` names `Floorplan`.
public nonisolated func logDebug(_ text: String) { fp_log_debug("Floorplan", text) }
