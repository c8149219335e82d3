import CGTK

/// Reports possible changes of the files at given paths: writing, replacement, removal, creation, or redirection.
///
/// The watcher monitors folders, so it doesn't depend on how a file is saved. It monitors every folder along a path,
/// because folders may be renamed, and every folder along the targets of symbolic links.
public final class FileWatcher: Cancellable {
  /// The watched paths, including paths that don't exist yet.
  public var paths: Set<String> { didSet { if paths != oldValue { follow() } } }

  private var names: [String: Set<String>] = [:]
  private var monitors: [String: FolderMonitor] = [:]
  private var onChange: (() -> Void)?

  /// Watches the paths until ``cancel()``.
  ///
  /// - Parameters:
  ///   - paths: The paths.
  ///   - onChange: A closure that is called in the main loop some milliseconds after a change, usually several times
  ///     for one save.
  public init(_ paths: Set<String>, onChange: @escaping () -> Void) {
    self.paths = paths
    self.onChange = onChange
    follow()
  }

  /// Stops watching.
  public func cancel() {
    onChange = nil
    for monitor in monitors.values { monitor.cancel() }
    monitors = [:]
  }

  /// The monitored folders.
  public var folders: Set<String> { Set(monitors.keys) }

  private func follow() {
    guard onChange != nil else { return }
    names = paths.flatMap(resolutionSteps).reduce(into: [:]) { $0[$1.folder, default: []].insert($1.name) }
    for (folder, monitor) in monitors where names[folder] == nil {
      monitor.cancel()
      monitors[folder] = nil
    }
    for folder in names.keys where monitors[folder] == nil {
      // A folder that can't be monitored is usually inaccessible. Its files are watched once another path leads there.
      monitors[folder] = try? FolderMonitor(folder) { [weak self] in self?.changed($0, in: folder) }
    }
  }

  private func changed(_ name: String, in folder: String) {
    if name.isEmpty {
      monitors.removeValue(forKey: folder)?.cancel()
    } else if names[folder]?.contains(name) == true {
      // The folder may have been replaced, so monitors below it refer to the old one.
      let changedPath = (folder == "/" ? "" : folder) + "/" + name
      for (watched, monitor) in monitors where watched == changedPath || watched.hasPrefix(changedPath + "/") {
        monitor.cancel()
        monitors[watched] = nil
      }
    } else {
      return
    }
    // A link may have another target now.
    follow()
    onChange?()
  }
}
