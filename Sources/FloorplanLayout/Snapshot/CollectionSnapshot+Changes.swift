extension CollectionSnapshot {
  /// Appends items to a section.
  ///
  /// - Parameters:
  ///   - items: The ids of the items.
  ///   - section: The id of the section, or nil for the last section.
  /// - Throws: ``SnapshotError/unknownSection(id:)`` or ``SnapshotError/noSections``.
  /// - Complexity: O(new items); ``validate()`` checks that ids are unique.
  public mutating func appendItems(_ items: [ItemID], toSection section: SectionID? = nil) throws(SnapshotError) {
    let position = try position(ofSection: section)
    self.items[position] += items
  }

  /// Inserts items before another item.
  ///
  /// - Parameters:
  ///   - items: The ids of the items.
  ///   - other: The id of the item after the insertion point.
  /// - Throws: ``SnapshotError/unknownItem(id:)``.
  /// - Complexity: O(items).
  @inlinable
  public mutating func insertItems(_ items: [ItemID], beforeItem other: ItemID) throws(SnapshotError) {
    let index = try existingIndex(ofItem: other)
    self.items[index.section].insert(contentsOf: items, at: index.item)
  }

  /// Inserts items after another item.
  ///
  /// - Parameters:
  ///   - items: The ids of the items.
  ///   - other: The id of the item before the insertion point.
  /// - Throws: ``SnapshotError/unknownItem(id:)``.
  /// - Complexity: O(items).
  @inlinable
  public mutating func insertItems(_ items: [ItemID], afterItem other: ItemID) throws(SnapshotError) {
    let index = try existingIndex(ofItem: other)
    self.items[index.section].insert(contentsOf: items, at: index.item + 1)
  }

  /// Moves an item before another item, possibly to another section.
  ///
  /// - Parameters:
  ///   - item: The id of the item.
  ///   - other: The id of the item after the new position; the same id has no effect.
  /// - Throws: ``SnapshotError/unknownItem(id:)``.
  /// - Complexity: O(items).
  @inlinable
  public mutating func moveItem(_ item: ItemID, beforeItem other: ItemID) throws(SnapshotError) {
    try move(item, nextTo: other, offset: 0)
  }

  /// Moves an item after another item, possibly to another section.
  ///
  /// - Parameters:
  ///   - item: The id of the item.
  ///   - other: The id of the item before the new position; the same id has no effect.
  /// - Throws: ``SnapshotError/unknownItem(id:)``.
  /// - Complexity: O(items).
  @inlinable
  public mutating func moveItem(_ item: ItemID, afterItem other: ItemID) throws(SnapshotError) {
    try move(item, nextTo: other, offset: 1)
  }

  /// Removes items.
  ///
  /// - Parameter items: The ids of the items.
  /// - Throws: ``SnapshotError/unknownItem(id:)`` with the first unknown id.
  /// - Complexity: O(items).
  @inlinable
  public mutating func deleteItems(_ items: [ItemID]) throws(SnapshotError) {
    try requireItems(items)
    let removedItems = Set(items)
    for section in self.items.indices where self.items[section].contains(where: removedItems.contains) {
      self.items[section].removeAll(where: removedItems.contains)
    }
    reloads.removeAll(where: removedItems.contains)
  }

  /// Removes all items but keeps the sections.
  ///
  /// - Complexity: O(items).
  public mutating func deleteAllItems() {
    items = Array(repeating: [], count: numberOfSections)
    reloads = []
  }

  /// Marks items whose content changed under the same id, so that their cells are updated.
  ///
  /// - Parameter items: The ids of the items; items that are already marked are ignored.
  /// - Throws: ``SnapshotError/unknownItem(id:)`` with the first unknown id.
  /// - Complexity: O(items).
  @inlinable
  public mutating func reloadItems(_ items: [ItemID]) throws(SnapshotError) {
    try requireItems(items)
    var marked = Set(reloads)
    reloads += items.filter { marked.insert($0).inserted }
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
  func existingIndex(ofItem item: ItemID) throws(SnapshotError) -> ItemIndex {
    guard let index = index(ofItem: item) else { throw .unknownItem(id: String(describing: item)) }
    return index
  }

  @inlinable
  mutating func move(_ item: ItemID, nextTo other: ItemID, offset: Int) throws(SnapshotError) {
    let (from, target) = (try existingIndex(ofItem: item), try existingIndex(ofItem: other))
    guard item != other else { return }
    items[from.section].remove(at: from.item)
    // The following items in the section moved up by one.
    let shift = from.section == target.section && from.item < target.item ? 1 : 0
    items[target.section].insert(item, at: target.item - shift + offset)
  }

  @inlinable
  func requireItems(_ requested: [ItemID]) throws(SnapshotError) {
    var missing = Set(requested)
    for ids in items {
      for id in ids {
        if missing.isEmpty { return }
        missing.remove(id)
      }
    }
    if let unknown = requested.first(where: missing.contains) { throw .unknownItem(id: String(describing: unknown)) }
  }
}
