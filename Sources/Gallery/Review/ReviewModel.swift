import Floorplan

/// A GListModel of packages to review: their order, which of them are done, and the steps to undo.
final class ReviewModel: PackageModel {
  /// The number of packages that are done.
  private(set) var doneCount = 0
  private var isDone: [Bool] = []
  private var steps: [Step] = []

  /// A change, with the data to undo it.
  nonisolated enum Step: Sendable {
    /// An item moved from index `from` to index `to`.
    case move(from: Int, to: Int)
    /// Changed marks, with the previous ones.
    case mark(before: [Bool], doneCount: Int)
  }
  /// The maximum number of steps to undo: each may store a mark for every item.
  static let maximumSteps = 20

  /// Starts a review of packages in their own order, none of which is done.
  func begin(_ packages: RepeatedPackages) {
    isDone = Array(repeating: false, count: packages.count)
    (doneCount, steps) = (0, [])
    show(packages, Array(0..<packages.count))
  }

  func isDone(_ id: Int) -> Bool { isDone.indices.contains(id) && isDone[id] }

  /// Moves an item; `to` is its index after the removal.
  ///
  /// - Returns: Whether the item moved.
  func move(from: Int, to: Int) -> Bool {
    guard from != to, order.indices.contains(from), order.indices.contains(to) else { return false }
    moveItem(from, to)
    remember(.move(from: from, to: to))
    return true
  }

  private func moveItem(_ from: Int, _ to: Int) {
    // A GListModel has no moves: report a removal and an insertion.
    let id = order.remove(at: from)
    itemsChanged(at: from, removed: 1, added: 0)
    order.insert(id, at: to)
    itemsChanged(at: to, removed: 0, added: 1)
  }

  /// Marks the items at ranges of indices as done or not done.
  ///
  /// - Returns: The number of items whose mark changed.
  /// - Complexity: O(items in the ranges).
  func mark(_ ranges: [Range<Int>], done: Bool) -> Int {
    let before = Step.mark(before: isDone, doneCount: doneCount)
    var changed = 0
    for index in ranges.lazy.flatMap({ [order] in $0.clamped(to: order.indices) }) where isDone[order[index]] != done {
      isDone[order[index]] = done
      changed += 1
    }
    guard changed > 0 else { return 0 }
    doneCount += done ? changed : -changed
    remember(before)
    return changed
  }

  private func remember(_ step: Step) {
    steps.append(step)
    if steps.count > Self.maximumSteps { steps.removeFirst() }
  }

  /// Whether there is a step to undo.
  var canUndo: Bool { !steps.isEmpty }

  /// Undoes the last step.
  ///
  /// - Returns: The step, or nil if there was none.
  func undo() -> Step? {
    guard let step = steps.popLast() else { return nil }
    switch step {
    case .move(let from, let to): moveItem(to, from)
    case .mark(let before, let doneCount): (isDone, self.doneCount) = (before, doneCount)
    }
    return step
  }
}
