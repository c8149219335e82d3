/// Compares the rows on the screen in two consecutive frames: they must move by the scrolled distance only.
///
/// The check watches the anchor of the collection: the first visible row that still exists.
nonisolated struct MovementCheck: Sendable {
  /// A row on the screen.
  struct Row: Sendable, Hashable {
    let id: Int
    /// The top edge, in pixels below that of the collection.
    let top: Double
  }

  /// The rows of the previous frame, from top to bottom.
  private var before: [Row] = []
  /// The number of compared frames.
  private(set) var comparisons = 0
  /// The number of frames in which the row had a wrong position.
  private(set) var wrongMovements = 0
  /// The maximum error in pixels, or infinity if the row disappeared.
  private(set) var maximumError = 0.0

  /// The events between two frames.
  struct Events: Sendable, Hashable {
    /// The scrolled distance in points.
    var scrolled = 0.0
    /// Whether rows were inserted, removed or changed; moved rows aren't watched.
    var hasChanged = false
    /// The rows that were removed or moved.
    var displaced: Set<Int> = []
    /// The rows whose height changed: a resized anchor keeps its top edge, which can move it out of the viewport.
    var resized: Set<Int> = []
    /// Whether the collection scrolled automatically to the item that got the focus.
    var hasJumped = false
    /// Whether there is no anchor, as at the very top, or no space to keep its position, as at the very end.
    var isAtEnd = false
  }

  /// Compares the next frame with the previous one.
  ///
  /// - Parameters:
  ///   - rows: The rows on the screen, from top to bottom.
  ///   - events: The events since the previous frame.
  mutating func compare(_ rows: [Row], after events: Events) {
    defer { before = rows }
    guard events.hasChanged || events.scrolled != 0 || rows != before, !events.isAtEnd, !events.hasJumped else {
      return
    }
    guard let old = watched(rows, events) else { return }
    comparisons += 1
    // The anchor stays visible. Its position is snapped to whole pixels, so the difference may be below one pixel.
    let new = rows.first { $0.id == old.id }
    let wrong = new.map { abs($0.top - old.top + events.scrolled) } ?? .infinity
    guard wrong >= 1 else { return }
    wrongMovements += 1
    maximumError = max(maximumError, wrong)
  }

  /// Records the next frame without comparing it.
  mutating func skip(_ rows: [Row]) { before = rows }

  /// Returns the row that may only move by scrolling, or nil if it can't be determined.
  private func watched(_ rows: [Row], _ events: Events) -> Row? {
    let staying = before.filter { !events.displaced.contains($0.id) }
    let visibleIDs = Set(rows.map(\.id))
    guard events.hasChanged else { return staying.first { visibleIDs.contains($0.id) } }
    guard let first = staying.first else { return nil }
    // The anchor may have been scrolled out of the viewport, and rows below it may have been pushed.
    let mayBeGone = events.scrolled != 0 || events.resized.contains(first.id)
    return visibleIDs.contains(first.id) || !mayBeGone ? first : nil
  }
}
