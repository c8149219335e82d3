extension CollectionSnapshot {
  /// Appends items to a section.
  ///
  /// - Parameters:
  ///   - items: The IDs of the items.
  ///   - section: The ID of the section, or nil for the last section.
  /// - Throws: ``SnapshotError/unknownSection(id:)`` or ``SnapshotError/noSections``.
  /// - Complexity: O(new items); ``validate()`` checks that IDs are unique.
  public mutating func appendItems(_ items: [ItemID], toSection section: SectionID? = nil) throws(SnapshotError) {
    let position = try position(ofSection: section)
    self.items[position] += items
  }

  /// Marks items whose content changed under the same ID, so their cells are updated.
  ///
  /// - Parameter items: The IDs of the items; items that are already marked are ignored.
  /// - Throws: ``SnapshotError/unknownItem(id:)`` with the first unknown ID.
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
  func requireItems(_ requested: [ItemID]) throws(SnapshotError) {
    let known = Set(indices(ofItems: requested).map { items[$0.section][$0.item] })
    if let unknown = requested.first(where: { !known.contains($0) }) {
      throw .unknownItem(id: String(describing: unknown))
    }
  }
}
