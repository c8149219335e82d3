extension CollectionChanges {
  /// Makes the changes that lead from one list of ids to another one, as the items of one section 0.
  ///
  /// Ids that are equal belong together; those that occur more than once pair up in order. Among the items that stay,
  /// as few as possible move. Reloads are not found this way: an item keeps its id when it shows other content.
  ///
  /// ```swift
  /// let changes = CollectionChanges(from: ["a", "b", "c"], to: ["c", "a", "d"])
  /// // removes 1, inserts 2, moves 2 to 0
  /// ```
  ///
  /// - Parameters:
  ///   - old: The ids before. What is no array is copied into one.
  ///   - new: The ids after.
  /// - Complexity: O(n) comparisons for what is equal at the start and at the end; expected O(m) for the m items
  ///   between, where nothing is hashed if items only came or only went, and O(k log k) for k that moved.
  @inlinable
  public init<ID: Hashable>(from old: some Collection<ID>, to new: some Collection<ID>) {
    self.init(ItemPairing(old: [Array(old)], new: [Array(new)], origins: [0]))
  }

  /// Makes the changes that lead from one snapshot to another one.
  ///
  /// Sections and items belong together by their ids. An item that is in another section than before is a move, also
  /// out of a section that is removed and into one that is inserted. What the new snapshot reloads is reloaded, unless
  /// it is inserted. Both snapshots should be valid (``CollectionSnapshot/validate()``); if an id occurs more than
  /// once, its items pair up in some order.
  ///
  /// - Parameters:
  ///   - old: The snapshot before.
  ///   - new: The snapshot after.
  /// - Complexity: O(sections) for sections that nobody touched; for the others O(n) comparisons for what is equal at
  ///   their start and end, expected O(m) for the m items between, and O(k log k) for k that moved.
  @inlinable
  public init<SectionID, ItemID>(
    from old: CollectionSnapshot<SectionID, ItemID>, to new: CollectionSnapshot<SectionID, ItemID>
  ) {
    let origins = new.sectionIDs.map { old.index(ofSection: $0) ?? ItemPairing.none }
    self.init(
      ItemPairing(old: old.items, new: new.items, origins: origins),
      reloadedItems: new.indices(ofItems: new.reloadedItemIDs))
  }

  /// Makes the changes of one list, as the items of one section 0, from a difference of the standard library.
  ///
  /// A removal and an insertion of the same id become a move where the id is removed once and inserted once.
  ///
  /// - Parameter difference: The difference between the list before and after.
  /// - Complexity: O(changes), on average.
  public init<ID: Hashable>(_ difference: CollectionDifference<ID>) {
    var removed: [ItemRange?] = []
    var inserted: [ItemRange?] = []
    var moved: [Move<ItemIndex>] = []
    for change in difference.inferringMoves() {
      switch change {
      case .remove(let offset, _, nil): removed.append(ItemRange(ItemIndex(section: 0, item: offset)))
      case .insert(let offset, _, nil): inserted.append(ItemRange(ItemIndex(section: 0, item: offset)))
      case .insert(let offset, _, let origin?):
        moved.append(Move(from: ItemIndex(section: 0, item: origin), to: ItemIndex(section: 0, item: offset)))
      case .remove: break
      }
    }
    self.init(
      removedItems: removed.compactMap(\.self), insertedItems: inserted.compactMap(\.self), movedItems: moved)
  }
}
