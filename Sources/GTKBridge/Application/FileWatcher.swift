import CGTK

/// Tells when files at given paths may be others than before: written, replaced, removed, made, or reached by another
/// way.
///
/// What is watched are folders, so that it doesn't matter how a file is saved: every folder on the way, so that it may
/// be renamed, and where symbolic links lead to a file, every folder on their ways too.
@MainActor
public final class FileWatcher: Cancellable {
  /// The paths; what leads nowhere now may do so later.
  public var paths: Set<String> { didSet { if paths != oldValue { follow() } } }

  private var names: [String: Set<String>] = [:]
  private var monitors: [String: FolderMonitor] = [:]
  private var onChange: (() -> Void)?

  /// Watches from now on, until ``cancel()``.
  ///
  /// - Parameters:
  ///   - paths: The paths.
  ///   - onChange: Is called in the main loop, some milliseconds after a change; for one save more than once, as a
  ///     rule.
  public init(_ paths: Set<String>, onChange: @escaping () -> Void) {
    self.paths = paths
    self.onChange = onChange
    follow()
  }

  /// Watches no more.
  public func cancel() {
    onChange = nil
    for monitor in monitors.values { monitor.cancel() }
    monitors = [:]
  }

  /// The folders that are watched.
  public var folders: Set<String> { Set(monitors.keys) }

  private func follow() {
    guard onChange != nil else { return }
    names = paths.flatMap(fileTrail).reduce(into: [:]) { $0[$1.folder, default: []].insert($1.name) }
    for (folder, monitor) in monitors where names[folder] == nil {
      monitor.cancel()
      monitors[folder] = nil
    }
    for folder in names.keys where monitors[folder] == nil {
      // A folder that can't be watched is one that nobody may look into: its files are told when another way leads
      // there.
      monitors[folder] = try? FolderMonitor(folder) { [weak self] in self?.changed($0, in: folder) }
    }
  }

  private func changed(_ name: String, in folder: String) {
    if name.isEmpty {
      monitors.removeValue(forKey: folder)?.cancel()
    } else if names[folder]?.contains(name) == true {
      // A folder may have taken the place of another one: what is watched below is what was there.
      let place = (folder == "/" ? "" : folder) + "/" + name
      for (watched, monitor) in monitors where watched == place || watched.hasPrefix(place + "/") {
        monitor.cancel()
        monitors[watched] = nil
      }
    } else {
      return
    }
    // A link may lead elsewhere now.
    follow()
    onChange?()
  }
}
