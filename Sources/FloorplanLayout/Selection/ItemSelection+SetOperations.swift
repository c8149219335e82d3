extension ItemSelection {
  /// Selects what another selection has, beside what is selected.
  ///
  /// - Parameter other: The other selection.
  /// - Complexity: O(ranges of both).
  public mutating func formUnion(_ other: ItemSelection) {
    self = combined(with: other) { $0 || $1 }
  }

  /// Takes what another selection has out of this one.
  ///
  /// - Parameter other: The other selection.
  /// - Complexity: O(ranges of both).
  public mutating func subtract(_ other: ItemSelection) {
    self = combined(with: other) { $0 && !$1 }
  }

  /// Toggles every item of another selection, as a rubber band does that is drawn while Ctrl is held.
  ///
  /// - Parameter other: The other selection.
  /// - Complexity: O(ranges of both).
  public mutating func formSymmetricDifference(_ other: ItemSelection) {
    self = symmetricDifference(other)
  }

  /// Finds the items that are in this selection or in another one, but not in both.
  ///
  /// These are the items whose look changes when the one selection follows the other; their ``ranges`` are all that has
  /// to be updated.
  ///
  /// - Parameter other: The other selection.
  /// - Returns: The items that differ.
  /// - Complexity: O(ranges of both).
  public func symmetricDifference(_ other: ItemSelection) -> ItemSelection {
    combined(with: other) { $0 != $1 }
  }

  /// Keeps the items for which being in this selection, and in another one, asks for it.
  ///
  /// Between two places where a range of either selection starts or ends, all items are of one kind. Those that are in
  /// neither must not be asked for.
  private func combined(with other: ItemSelection, where keeps: (Bool, Bool) -> Bool) -> ItemSelection {
    var result = ItemSelection()
    var (mine, theirs) = (Edges(ranges), Edges(other.ranges))
    var start: ItemIndex?
    while let edge = mine.next.map({ Swift.min($0, theirs.next ?? $0) }) ?? theirs.next {
      mine.pass(edge)
      theirs.pass(edge)
      let isKept = keeps(mine.isInside, theirs.isInside)
      if let first = start, !isKept {
        result.ranges.append(ItemRange(section: first.section, items: first.item..<edge.item))
        start = nil
      } else if start == nil, isKept {
        start = edge
      }
    }
    return result
  }
}

/// Goes through the places where ranges start and end.
private struct Edges {
  private let ranges: [ItemSelection.ItemRange]
  private var position = 0
  /// Whether the last place that was passed is the start of a range.
  private(set) var isInside = false

  init(_ ranges: [ItemSelection.ItemRange]) {
    self.ranges = ranges
  }

  /// The next place; nil behind the last one.
  var next: ItemIndex? {
    guard position < ranges.count else { return nil }
    return isInside ? ranges[position].end : ranges[position].start
  }

  /// Goes on if the next place is this one.
  mutating func pass(_ place: ItemIndex) {
    guard next == place else { return }
    if isInside { position += 1 }
    isInside.toggle()
  }
}
