extension CollectionSnapshot {
  /// Adds items at the end of a section.
  ///
  /// - Parameters:
  ///   - items: The ids of the items.
  ///   - section: The id of the section, or nil for the last one.
  /// - Throws: ``SnapshotError/unknownSection(id:)`` or ``SnapshotError/noSections``.
  /// - Complexity: O(new items); that ids occur once is left to ``validate()``.
  public mutating func appendItems(_ items: [ItemID], toSection section: SectionID? = nil) throws(SnapshotError) {
    let position = try position(ofSection: section)
    self.items[position] += items
  }

  /// Adds items before another one.
  ///
  /// - Parameters:
  ///   - items: The ids of the items.
  ///   - other: The id of the item that stands at the place.
  /// - Throws: ``SnapshotError/unknownItem(id:)``.
  /// - Complexity: O(items).
  @inlinable
  public mutating func insertItems(_ items: [ItemID], beforeItem other: ItemID) throws(SnapshotError) {
    let place = try place(ofItem: other)
    self.items[place.section].insert(contentsOf: items, at: place.item)
  }

  /// Adds items after another one.
  ///
  /// - Parameters:
  ///   - items: The ids of the items.
  ///   - other: The id of the item that stands before the place.
  /// - Throws: ``SnapshotError/unknownItem(id:)``.
  /// - Complexity: O(items).
  @inlinable
  public mutating func insertItems(_ items: [ItemID], afterItem other: ItemID) throws(SnapshotError) {
    let place = try place(ofItem: other)
    self.items[place.section].insert(contentsOf: items, at: place.item + 1)
  }

  /// Moves an item to the place before another one, also in another section.
  ///
  /// - Parameters:
  ///   - item: The id of the item.
  ///   - other: The id of the item that stands at the place; the same id changes nothing.
  /// - Throws: ``SnapshotError/unknownItem(id:)``.
  /// - Complexity: O(items).
  @inlinable
  public mutating func moveItem(_ item: ItemID, beforeItem other: ItemID) throws(SnapshotError) {
    try move(item, besides: other, offset: 0)
  }

  /// Moves an item to the place after another one, also in another section.
  ///
  /// - Parameters:
  ///   - item: The id of the item.
  ///   - other: The id of the item that stands before the place; the same id changes nothing.
  /// - Throws: ``SnapshotError/unknownItem(id:)``.
  /// - Complexity: O(items).
  @inlinable
  public mutating func moveItem(_ item: ItemID, afterItem other: ItemID) throws(SnapshotError) {
    try move(item, besides: other, offset: 1)
  }

  /// Removes items.
  ///
  /// - Parameter items: The ids of the items.
  /// - Throws: ``SnapshotError/unknownItem(id:)`` with the first id that is not here.
  /// - Complexity: O(items).
  @inlinable
  public mutating func deleteItems(_ items: [ItemID]) throws(SnapshotError) {
    try requireItems(items)
    let doomed = Set(items)
    for section in self.items.indices where self.items[section].contains(where: doomed.contains) {
      self.items[section].removeAll(where: doomed.contains)
    }
    reloads.removeAll(where: doomed.contains)
  }

  /// Removes all items; the sections stay.
  ///
  /// - Complexity: O(items).
  public mutating func deleteAllItems() {
    items = Array(repeating: [], count: numberOfSections)
    reloads = []
  }

  /// Says that items show other content under the same ids, so their cells are to be filled anew.
  ///
  /// - Parameter items: The ids of the items; one that was named before is not named again.
  /// - Throws: ``SnapshotError/unknownItem(id:)`` with the first id that is not here.
  /// - Complexity: O(items).
  @inlinable
  public mutating func reloadItems(_ items: [ItemID]) throws(SnapshotError) {
    try requireItems(items)
    var named = Set(reloads)
    reloads += items.filter { named.insert($0).inserted }
  }

  private func position(ofSection section: SectionID?) throws(SnapshotError) -> Int {
    guard let section else {
      guard numberOfSections > 0 else { throw .noSections }
      return numberOfSections - 1
    }
    guard let position = index(ofSection: section) else { throw .unknownSection(id: String(describing: section)) }
    return position
  }

  @inlinable
  func place(ofItem item: ItemID) throws(SnapshotError) -> ItemIndex {
    guard let place = index(ofItem: item) else { throw .unknownItem(id: String(describing: item)) }
    return place
  }

  @inlinable
  mutating func move(_ item: ItemID, besides other: ItemID, offset: Int) throws(SnapshotError) {
    let (from, target) = (try place(ofItem: item), try place(ofItem: other))
    guard item != other else { return }
    items[from.section].remove(at: from.item)
    // What stood after the item in its section has moved up by one.
    let shift = from.section == target.section && from.item < target.item ? 1 : 0
    items[target.section].insert(item, at: target.item - shift + offset)
  }

  @inlinable
  func requireItems(_ wanted: [ItemID]) throws(SnapshotError) {
    var missing = Set(wanted)
    for ids in items {
      for id in ids {
        if missing.isEmpty { return }
        missing.remove(id)
      }
    }
    if let unknown = wanted.first(where: missing.contains) { throw .unknownItem(id: String(describing: unknown)) }
  }
}
