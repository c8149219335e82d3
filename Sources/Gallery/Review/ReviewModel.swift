import Floorplan

/// Packages that somebody goes through, as a GListModel: in which order, which of them are done, and how it was before.
final class ReviewModel: CustomListModel {
  /// The packages to review; ids are their indices.
  private(set) var packages = RepeatedPackages([])
  /// The ids in the order in which they are shown.
  private(set) var order: [Int] = []
  /// The number of packages that are done.
  private(set) var doneCount = 0
  private var isDone: [Bool] = []
  private var steps: [Step] = []

  /// Something that was done, with what it takes to take it back.
  nonisolated enum Step: Sendable {
    /// An item now at `to` that was at `from`.
    case move(from: Int, to: Int)
    /// Marks, with those before.
    case mark(before: [Bool], doneCount: Int)
  }
  /// More steps than these are not kept: each may hold a mark for every item.
  static let mostSteps = 20

  override var itemCount: Int { order.count }
  override func item(at position: Int) -> Object? { id(at: position).map { StringObject(packages.name($0)) } }

  /// Goes through other packages, in their own order; nothing of them is done.
  func begin(_ packages: RepeatedPackages) {
    let before = itemCount
    self.packages = packages
    order = Array(0..<packages.count)
    isDone = Array(repeating: false, count: packages.count)
    (doneCount, steps) = (0, [])
    itemsChanged(at: 0, removed: before, added: itemCount)
  }

  /// The id of the item at a place; nil where there is none.
  func id(at place: Int) -> Int? { order.indices.contains(place) ? order[place] : nil }

  /// Whether an item is done.
  func isDone(_ id: Int) -> Bool { isDone.indices.contains(id) && isDone[id] }

  /// Moves an item; `to` counts the items without it.
  ///
  /// - Returns: Whether it stands elsewhere now.
  func move(from: Int, to: Int) -> Bool {
    guard from != to, order.indices.contains(from), order.indices.contains(to) else { return false }
    put(from, to)
    remember(.move(from: from, to: to))
    return true
  }

  private func put(_ from: Int, _ to: Int) {
    // A GListModel can't say that an item has moved: it goes, and comes.
    let id = order.remove(at: from)
    itemsChanged(at: from, removed: 1, added: 0)
    order.insert(id, at: to)
    itemsChanged(at: to, removed: 0, added: 1)
  }

  /// Marks the items at ranges of places as done, or as not done.
  ///
  /// - Returns: How many of them were not so before.
  /// - Complexity: O(items in the ranges).
  func mark(_ places: [Range<Int>], done: Bool) -> Int {
    let before = Step.mark(before: isDone, doneCount: doneCount)
    var changed = 0
    for place in places.lazy.flatMap({ [order] in $0.clamped(to: order.indices) }) where isDone[order[place]] != done {
      isDone[order[place]] = done
      changed += 1
    }
    guard changed > 0 else { return 0 }
    doneCount += done ? changed : -changed
    remember(before)
    return changed
  }

  private func remember(_ step: Step) {
    steps.append(step)
    if steps.count > Self.mostSteps { steps.removeFirst() }
  }

  /// Whether there is something to take back.
  var canUndo: Bool { !steps.isEmpty }

  /// Takes the last step back.
  ///
  /// - Returns: The step; nil where there was none.
  func undo() -> Step? {
    guard let step = steps.popLast() else { return nil }
    switch step {
    case .move(let from, let to): put(to, from)
    case .mark(let before, let doneCount): (isDone, self.doneCount) = (before, doneCount)
    }
    return step
  }
}
