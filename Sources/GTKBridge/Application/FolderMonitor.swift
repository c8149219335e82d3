import CGTK
import Glibc

/// Why a folder can't be watched.
public struct FolderMonitorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder.
  public let path: String
  /// What the system says.
  public let reason: String

  /// The folder and the reason.
  public nonisolated var description: String { "\(path): \(reason)" }
}

/// Watches the files of one folder, those of its folders not (GFileMonitor).
///
/// A folder rather than a file, because most editors save by writing another file and giving it the name of the first,
/// which then is not the file that was watched.
@MainActor
public final class FolderMonitor: Cancellable {
  private var monitor: UnsafeMutablePointer<GFileMonitor>?
  private var folder: OpaquePointer?
  private var handler: gulong = 0
  private var onChange: ((_ fileName: String) -> Void)?

  /// Watches a folder from now on, until ``cancel()``.
  ///
  /// - Parameters:
  ///   - path: The folder; a symbolic link is followed now, and never again.
  ///   - onChange: Is called in the main loop, some milliseconds later, with the name of a file that was made, written,
  ///     removed or given other rights, that came from elsewhere or went there; for a file that was renamed, with
  ///     both names. One change may be told more than once. The name is empty where the folder itself has gone: nothing
  ///     is told then any more.
  /// - Throws: ``FolderMonitorError`` where there is no such folder, or the system doesn't watch it.
  public init(_ path: String, onChange: @escaping (_ fileName: String) -> Void) throws(FolderMonitorError) {
    // GLib takes a folder that isn't there, and looks for it every few seconds.
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw FolderMonitorError(path: path, reason: String(cString: strerror(errno)))
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw FolderMonitorError(path: path, reason: "not a folder") }
    let folder = g_file_new_for_path(path)
    var failure: UnsafeMutablePointer<GError>?
    guard let monitor = g_file_monitor_directory(folder, G_FILE_MONITOR_WATCH_MOVES, nil, &failure) else {
      g_object_unref(UnsafeMutableRawPointer(folder))
      throw FolderMonitorError(path: path, reason: takeMessage(of: &failure))
    }
    // By itself GLib keeps a second change of a file back for 800 milliseconds.
    g_file_monitor_set_rate_limit(monitor, 0)
    self.monitor = monitor
    self.folder = folder
    self.onChange = onChange
    let tell: (OpaquePointer) -> Void = { [weak self] in self?.tell($0) }
    handler = g_signal_connect_data(
      monitor, "changed", unsafeBitCast(folderChanged, to: GCallback.self), Closure.data(tell),
      releaseClosureOfHandler, [])
  }

  isolated deinit { cancel() }

  /// Watches no more.
  public func cancel() {
    onChange = nil
    guard let monitor, let folder else { return }
    self.monitor = nil
    self.folder = nil
    g_signal_handler_disconnect(monitor, handler)
    g_file_monitor_cancel(monitor)
    g_object_unref(monitor)
    g_object_unref(UnsafeMutableRawPointer(folder))
  }

  private func tell(_ file: OpaquePointer) {
    guard let folder else { return }
    if g_file_equal(file, folder) != 0 {
      onChange?("")
    } else if g_file_has_parent(file, folder) != 0, let name = String(taking: g_file_get_basename(file)) {
      onChange?(name)
    }
  }
}

// Plain pointers: GIO's own thread holds these files too, and a peer is the main thread's alone.
private let folderChanged:
  @convention(c) (
    UnsafeMutableRawPointer, OpaquePointer, OpaquePointer?, GFileMonitorEvent, UnsafeMutableRawPointer
  ) -> Void = { _, file, other, event, data in
    guard event != G_FILE_MONITOR_EVENT_PRE_UNMOUNT else { return }
    let tell = Closure<(OpaquePointer) -> Void>.function(of: data)
    tell(file)
    if let other { tell(other) }
  }
