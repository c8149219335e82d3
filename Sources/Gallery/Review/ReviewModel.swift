import Floorplan

/// A ``ReviewList`` as a GListModel, whose items are made when they are asked for.
final class ReviewModel: CustomListModel {
  private(set) var list = ReviewList(RepeatedPackages([]))

  override var itemCount: Int { list.order.count }
  override func item(at position: Int) -> Object? {
    list.id(at: position).map { StringObject(list.packages.name($0)) }
  }

  /// Goes through something else.
  func begin(_ new: ReviewList) {
    let before = itemCount
    list = new
    itemsChanged(at: 0, removed: before, added: itemCount)
  }

  /// Moves an item; `to` counts the items without it.
  ///
  /// - Returns: Whether it stands elsewhere now.
  @discardableResult
  func move(from: Int, to: Int, isRemembered: Bool = true) -> Bool {
    guard from != to, list.order.indices.contains(to), let id = list.take(at: from) else { return false }
    // A GListModel can't say that an item has moved: it goes, and comes.
    itemsChanged(at: from, removed: 1, added: 0)
    list.put(id, at: to)
    itemsChanged(at: to, removed: 0, added: 1)
    if isRemembered { list.remember(.move(from: from, to: to)) }
    return true
  }

  /// Marks items; see ``ReviewList/mark(_:done:)``.
  func mark(_ places: [Range<Int>], done: Bool) -> Int { list.mark(places, done: done) }

  /// Takes the last step back.
  ///
  /// - Returns: The step; nil where there was none.
  func undo() -> ReviewList.Step? {
    guard let step = list.lastStep() else { return nil }
    switch step {
    case .move(let from, let to): move(from: to, to: from, isRemembered: false)
    case .mark(let before, let doneCount): list.restore(before, doneCount: doneCount)
    }
    return step
  }
}
