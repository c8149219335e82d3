/// Compares what is on the screen in one frame with the frame before: rows move by what was scrolled and by nothing else.
///
/// The row to watch is the one that a collection holds on to: the first one in sight that is still there.
nonisolated struct MovementCheck: Sendable {
  /// A row on the screen.
  struct Row: Sendable, Hashable {
    let id: Int
    /// Where it begins, in pixels below the top of the collection.
    let top: Double
  }

  /// The rows of the frame before, from top to bottom.
  private var before: [Row] = []
  /// How many frames were compared.
  private(set) var comparisons = 0
  /// How many frames showed the row somewhere else.
  private(set) var wrongMovements = 0
  /// By how many pixels at most; infinity where it was gone altogether.
  private(set) var worst = 0.0

  /// What happened between two frames.
  struct Events: Sendable, Hashable {
    /// How far was scrolled, in points.
    var scrolled = 0.0
    /// Whether rows came, went or changed; those that changed their place do not tell anything.
    var hasChanged = false
    /// The rows that went or were moved.
    var displaced: Set<Int> = []
    /// The rows that got another height: the one that is held on to keeps its top, which may take it out of sight.
    var resized: Set<Int> = []
    /// Whether the collection has gone somewhere by itself: to the item that has got the focus.
    var hasJumped = false
    /// Whether there is nothing to hold on to, as at the very top, or no room to hold it, as at the very end.
    var isAtEnd = false
  }

  /// Looks at the next frame.
  ///
  /// - Parameters:
  ///   - rows: The rows on the screen, from top to bottom.
  ///   - events: What has happened since the frame before.
  mutating func see(_ rows: [Row], after events: Events) {
    defer { before = rows }
    guard events.hasChanged || events.scrolled != 0 || rows != before, !events.isAtEnd, !events.hasJumped else {
      return
    }
    guard let old = watched(rows, events) else { return }
    comparisons += 1
    // A row that is held on to stays in sight, and on whole pixels, so that a fraction of one may be left.
    let new = rows.first { $0.id == old.id }
    let wrong = new.map { abs($0.top - old.top + events.scrolled) } ?? .infinity
    guard wrong >= 1 else { return }
    wrongMovements += 1
    worst = max(worst, wrong)
  }

  /// Looks at the next frame without judging it.
  mutating func skip(_ rows: [Row]) { before = rows }

  /// The row that must be where it was, but for what was scrolled; nil where none can be told.
  private func watched(_ rows: [Row], _ events: Events) -> Row? {
    let staying = before.filter { !events.displaced.contains($0.id) }
    let shown = Set(rows.map(\.id))
    guard events.hasChanged else { return staying.first { shown.contains($0.id) } }
    guard let first = staying.first else { return nil }
    // The row that was held on to may have been scrolled away: those below it may have been pushed.
    let mayBeGone = events.scrolled != 0 || events.resized.contains(first.id)
    return shown.contains(first.id) || !mayBeGone ? first : nil
  }
}
