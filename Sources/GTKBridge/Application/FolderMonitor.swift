import CGTK
import Glibc

/// Watches the files directly in a folder (GFileMonitor).
///
/// Watching a file isn't sufficient, because most editors save by writing another file and renaming it.
@MainActor
public final class FolderMonitor: Cancellable {
  private var monitor: UnsafeMutablePointer<GFileMonitor>?
  private var folder: OpaquePointer?
  private var handler: gulong = 0
  private var onChange: ((_ fileName: String) -> Void)?

  /// Watches a folder until ``cancel()``.
  ///
  /// - Parameters:
  ///   - path: The path of the folder; a symbolic link is resolved only once.
  ///   - onChange: A closure that is called in the main loop, some milliseconds later, with the name of a file that was
  ///     created, written, removed or moved, or whose permissions changed. A rename reports both names, and a change
  ///     may be reported several times. The name is empty if the folder itself was removed, which ends the reports.
  /// - Throws: ``FileError`` if the folder doesn't exist or the system can't watch it.
  public init(_ path: String, onChange: @escaping (_ fileName: String) -> Void) throws(FileError) {
    // GLib accepts a missing folder and polls for it every few seconds.
    var status = stat()
    guard stat(path, &status) == 0 else { throw systemError(path) }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw FileError(path: path, kind: .other, reason: "not a folder")
    }
    let folder = g_file_new_for_path(path)
    var failure: UnsafeMutablePointer<GError>?
    guard let monitor = g_file_monitor_directory(folder, G_FILE_MONITOR_WATCH_MOVES, nil, &failure) else {
      g_object_unref(UnsafeMutableRawPointer(folder))
      throw FileError(path: path, kind: .other, reason: takeMessage(of: &failure))
    }
    // By default, GLib delays a second change of a file by 800 milliseconds.
    g_file_monitor_set_rate_limit(monitor, 0)
    self.monitor = monitor
    self.folder = folder
    self.onChange = onChange
    let report: (OpaquePointer) -> Void = { [weak self] in self?.report($0) }
    handler = g_signal_connect_data(
      monitor, "changed", unsafeBitCast(folderChanged, to: GCallback.self), Closure.data(report),
      releaseClosureOfHandler, [])
  }

  isolated deinit { cancel() }

  /// Stops watching.
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

  private func report(_ file: OpaquePointer) {
    guard let folder else { return }
    if g_file_equal(file, folder) != 0 {
      onChange?("")
    } else if g_file_has_parent(file, folder) != 0, let name = String(taking: g_file_get_basename(file)) {
      onChange?(name)
    }
  }
}

// Plain pointers, because GIO's own thread also holds these files but peers belong to the main thread.
private let folderChanged:
  @convention(c) (
    UnsafeMutableRawPointer, OpaquePointer, OpaquePointer?, GFileMonitorEvent, UnsafeMutableRawPointer
  ) -> Void = { _, file, other, event, data in
    guard event != G_FILE_MONITOR_EVENT_PRE_UNMOUNT else { return }
    let report = Closure<(OpaquePointer) -> Void>.function(of: data)
    report(file)
    if let other { report(other) }
  }
