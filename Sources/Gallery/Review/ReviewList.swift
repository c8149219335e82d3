/// Packages that somebody goes through: in which order, which of them are done, and how it was before.
nonisolated struct ReviewList: Sendable {
  /// What is gone through; ids are places in it.
  let packages: RepeatedPackages
  /// The ids in the order in which they are shown.
  private(set) var order: [Int]
  /// How many are done.
  private(set) var doneCount = 0
  private var isDone: [Bool]
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

  /// A list in the packages' own order, of which nothing is done.
  init(_ packages: RepeatedPackages) {
    self.packages = packages
    order = Array(0..<packages.count)
    isDone = Array(repeating: false, count: packages.count)
  }

  /// The id of the item at a place; nil where there is none.
  func id(at place: Int) -> Int? { order.indices.contains(place) ? order[place] : nil }

  /// Whether an item is done.
  func isDone(_ id: Int) -> Bool { isDone.indices.contains(id) && isDone[id] }

  // MARK: Moving

  /// Takes an item out, which is to be put in again.
  mutating func take(at place: Int) -> Int? { order.indices.contains(place) ? order.remove(at: place) : nil }

  /// Puts an item in that was taken out; behind the last place there is, it comes last.
  mutating func put(_ id: Int, at place: Int) { order.insert(id, at: min(max(0, place), order.count)) }

  // MARK: Marking

  /// Marks the items at ranges of places as done, or as not done.
  ///
  /// - Returns: How many of them were not so before.
  /// - Complexity: O(items in the ranges).
  mutating func mark(_ places: [Range<Int>], done: Bool) -> Int {
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

  // MARK: Taking back

  /// Whether there is something to take back.
  var canUndo: Bool { !steps.isEmpty }

  /// Keeps a step, to be taken back.
  mutating func remember(_ step: Step) {
    steps.append(step)
    if steps.count > Self.mostSteps { steps.removeFirst() }
  }

  /// Forgets the last step, which the caller takes back.
  mutating func lastStep() -> Step? { steps.popLast() }

  /// Has the marks as they were.
  mutating func restore(_ before: [Bool], doneCount: Int) {
    guard before.count == isDone.count else { return }
    (isDone, self.doneCount) = (before, doneCount)
  }
}
