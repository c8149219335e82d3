import GTKBridge
import Glibc
public import Testing

/// Waits until all that has happened to files so far is told to those who watch them.
///
/// GLib tells changes in their order, so that one that is made now is told last.
@MainActor
public func fileChangesAreTold(_ location: SourceLocation = #_sourceLocation) async throws {
  let last = try LastChange.shared.get()
  let name = last.make()
  #expect(await turnUntil { last.names.contains(name) }, sourceLocation: location)
  await settle()
}

/// Files that nobody else watches.
///
/// There is one as long as the process runs: where watching ends, GLib pauses for a tenth of a second.
@MainActor
private final class LastChange {
  static let shared = Result { try LastChange() }

  private let folder: String
  private var monitor: FolderMonitor?
  private var count = 0
  /// What was told.
  private(set) var names: Set<String> = []

  private init() throws {
    folder = try watchedFolder.get()
    monitor = try FolderMonitor(folder) { [unowned self] in names.insert($0) }
  }

  /// Makes a file.
  /// - Returns: Its name.
  func make() -> String {
    count += 1
    write("", to: "\(folder)/\(count)")
    return "\(count)"
  }
}

/// Removed at exit, on whichever thread that is.
private nonisolated let watchedFolder: Result<String, any Error> = Result {
  atexit { if let folder = try? watchedFolder.get() { removeTree(folder) } }
  return try makeFolder()
}
