extension CollectionChanges {
  /// Creates the changes between two lists of IDs, as the items of section 0.
  ///
  /// Equal IDs are the same item; repeated IDs pair up in order. As few of the remaining items as possible move.
  /// Reloads can't be found this way, because a reloaded item keeps its ID.
  ///
  /// ```swift
  /// let changes = CollectionChanges(from: ["a", "b", "c"], to: ["c", "a", "d"])
  /// // removes 1, inserts 2, moves 2 to 0
  /// ```
  ///
  /// - Parameters:
  ///   - old: The IDs before the changes; a collection other than an array is copied into one.
  ///   - new: The IDs after the changes.
  /// - Complexity: O(n) comparisons for the common prefix and suffix; expected O(m) for the m items between, without
  ///   hashing if items were only inserted or only removed; O(k log k) for k moved items.
  @inlinable
  public init<ID: Hashable>(from old: some Collection<ID>, to new: some Collection<ID>) {
    self.init(ItemPairing(old: [Array(old)], new: [Array(new)], origins: [0]))
  }

  /// Creates the changes between two snapshots.
  ///
  /// Sections and items are matched by ID. An item in a different section than before is a move, even out of a removed
  /// section or into an inserted one. Items that the new snapshot reloads are reloaded, unless they are inserted. Both
  /// snapshots should be valid (``CollectionSnapshot/validate()``); the items of a repeated ID pair up in an
  /// unspecified order.
  ///
  /// - Parameters:
  ///   - old: The snapshot before the changes.
  ///   - new: The snapshot after the changes.
  /// - Complexity: O(sections) for unmodified sections; for the others O(n) comparisons for the common prefix and
  ///   suffix, expected O(m) for the m items between, and O(k log k) for k moved items.
  @inlinable
  public init<SectionID, ItemID>(
    from old: CollectionSnapshot<SectionID, ItemID>, to new: CollectionSnapshot<SectionID, ItemID>
  ) {
    let origins = new.sectionIDs.map { old.index(ofSection: $0) ?? ItemPairing.none }
    self.init(
      ItemPairing(old: old.items, new: new.items, origins: origins),
      reloadedItems: new.indices(ofItems: new.reloadedItemIDs))
  }
}
