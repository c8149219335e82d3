import Floorplan

/// A GListModel of packages to review: their order, and which of them are done.
final class ReviewModel: PackageModel {
  /// The number of packages that are done.
  private(set) var doneCount = 0
  private var isDone: [Bool] = []

  /// Starts a review of packages in their own order, none of which is done.
  func begin(_ packages: RepeatedPackages) {
    isDone = Array(repeating: false, count: packages.count)
    doneCount = 0
    show(packages, Array(0..<packages.count))
  }

  func isDone(_ id: Int) -> Bool { isDone.indices.contains(id) && isDone[id] }

  /// Moves items.
  ///
  /// - Parameter moves: The moves of section 0, with targets in ascending order.
  func move(_ moves: [CollectionChanges.Move<ItemIndex>]) {
    // A GListModel has no moves: report removals and insertions.
    var ids = moves.map { order[$0.from.item] }[...]
    for range in ItemSelection(moves.map(\.from)).ranges(inSection: 0).reversed() {
      order.removeSubrange(range)
      itemsChanged(at: range.lowerBound, removed: range.count, added: 0)
    }
    for range in ItemSelection(moves.map(\.to)).ranges(inSection: 0) {
      order.insert(contentsOf: ids.prefix(range.count), at: range.lowerBound)
      ids = ids.dropFirst(range.count)
      itemsChanged(at: range.lowerBound, removed: 0, added: range.count)
    }
  }

  /// Marks the items at ranges of indices as done or not done.
  ///
  /// - Returns: The indices of the items whose mark changed.
  /// - Complexity: O(items in the ranges).
  func mark(_ ranges: [Range<Int>], done: Bool) -> [Range<Int>] {
    let changed = ranges.flatMap { range in
      range.clamped(to: order.indices).indices { isDone[order[$0]] != done }.ranges
    }
    for index in changed.joined() { isDone[order[index]] = done }
    let count = changed.reduce(0) { $0 + $1.count }
    doneCount += done ? count : -count
    return changed
  }
}
