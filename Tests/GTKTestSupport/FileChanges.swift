import GTKBridge
import Glibc
public import Testing

/// Waits until all changes of files so far have been reported to their observers.
///
/// GLib reports changes in order, so a new change is reported last.
@MainActor
public func waitForFileChanges(_ location: SourceLocation = #_sourceLocation) async throws {
  let last = try LastChange.shared.get()
  let name = last.make()
  #expect(await turnUntil { last.names.contains(name) }, sourceLocation: location)
  await settle()
}

/// Files without other observers.
///
/// There is one instance for the life of the process, because GLib pauses for a tenth of a second when monitoring ends.
@MainActor
private final class LastChange {
  static let shared = Result { try LastChange() }

  private let folder: String
  private var monitor: FolderMonitor?
  private var count = 0
  /// The reported changes.
  private(set) var names: Set<String> = []

  private init() throws {
    folder = try watchedFolder.get()
    monitor = try FolderMonitor(folder) { [unowned self] in names.insert($0) }
  }

  /// Creates a file.
  /// - Returns: Its name.
  func make() -> String {
    count += 1
    write("", to: "\(folder)/\(count)")
    return "\(count)"
  }
}

/// Removed at exit, on any thread.
private nonisolated let watchedFolder: Result<String, any Error> = Result {
  atexit { if let folder = try? watchedFolder.get() { removeTree(folder) } }
  return try makeFolder()
}
