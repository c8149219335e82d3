import CGTK
import Synchronization

/// The warnings that Floorplan logs, on any thread, until it is closed.
final class WarningLog {
  private let handler: guint

  init() {
    texts.withLock { $0 = [] }
    handler = g_log_set_handler("Floorplan", G_LOG_LEVEL_WARNING, addText, nil)
  }

  var warnings: [String] { texts.withLock { $0 } }

  func close() { g_log_remove_handler("Floorplan", handler) }
}

private nonisolated let texts = Mutex<[String]>([])
private nonisolated let addText: GLogFunc = { _, _, text, _ in
  texts.withLock { $0.append(text.map { String(cString: $0) } ?? "") }
}
