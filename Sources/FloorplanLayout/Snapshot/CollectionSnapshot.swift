/// The content of a collection at one point in time: the IDs of its sections and items.
///
/// Items are stored in an array for each section, so appending a million items is a single copy. Applying a snapshot
/// checks that IDs are unique (``validate()``); individual changes don't.
///
/// ```swift
/// var snapshot = CollectionSnapshot<String, Int>()
/// try snapshot.appendSections(["open", "done"])
/// try snapshot.appendItems([1, 2, 3], toSection: "open")
/// try snapshot.validate()
/// ```
///
/// A method that throws doesn't modify the snapshot.
public struct CollectionSnapshot<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable, Equatable {
  /// The IDs of the sections from top to bottom.
  public private(set) var sectionIDs: [SectionID] = []
  /// The IDs of the reloaded items, in the order in which they were marked.
  public var reloadedItemIDs: [ItemID] { reloads }

  // Code that visits every item is specialized for the client's ID types, which makes it several times faster. The
  // methods are therefore inlinable, and the members that they need are usable from inline.

  /// The items of each section.
  @usableFromInline var items: [[ItemID]] = []
  @usableFromInline var positions: [SectionID: Int] = [:]
  @usableFromInline var reloads: [ItemID] = []

  /// Creates an empty snapshot.
  public init() {}

  /// Creates a snapshot of sections with their items.
  ///
  /// - Parameters:
  ///   - sections: The sections from top to bottom.
  ///   - reloaded: The IDs of the items whose content changed.
  /// - Throws: ``SnapshotError`` if a section ID is a duplicate, or if a reloaded item doesn't exist.
  @inlinable
  public init(
    _ sections: [(id: SectionID, items: [ItemID])], reloading reloaded: [ItemID] = []
  ) throws(SnapshotError) {
    self.init()
    try appendSections(sections.map(\.id))
    for (id, items) in sections { try appendItems(items, toSection: id) }
    try reloadItems(reloaded)
  }

  /// The number of sections.
  public var numberOfSections: Int { sectionIDs.count }

  /// The number of items in all sections.
  ///
  /// - Complexity: O(sections).
  public var numberOfItems: Int { items.reduce(0) { $0 + $1.count } }

  /// The input of a ``LayoutEngine`` for the sections.
  ///
  /// - Complexity: O(sections).
  public var sectionDescriptions: [SectionDescription] { items.map { SectionDescription(itemCount: $0.count) } }

  /// Returns the IDs of the items in a section.
  ///
  /// - Parameter section: The ID of the section.
  /// - Returns: The IDs of its items, or an empty array if the section doesn't exist.
  /// - Complexity: O(1).
  public func itemIDs(inSection section: SectionID) -> [ItemID] {
    positions[section].map { items[$0] } ?? []
  }

  /// Returns the ID of the item at an index.
  ///
  /// - Parameter index: The index of the item.
  /// - Returns: The ID, or nil if the index is out of range.
  /// - Complexity: O(1).
  public func itemID(at index: ItemIndex) -> ItemID? {
    guard items.indices.contains(index.section), items[index.section].indices.contains(index.item) else { return nil }
    return items[index.section][index.item]
  }

  /// Returns the index of an item.
  ///
  /// - Parameter item: The ID of the item.
  /// - Returns: The first index with this ID, or nil if the item doesn't exist.
  /// - Complexity: O(items), because the snapshot keeps no lookup table.
  @inlinable
  public func index(ofItem item: ItemID) -> ItemIndex? {
    for (section, ids) in items.enumerated() {
      if let position = ids.firstIndex(of: item) { return ItemIndex(section: section, item: position) }
    }
    return nil
  }

  /// Returns the indices of items.
  ///
  /// - Returns: The indices in an unspecified order, without unknown IDs.
  /// - Complexity: O(items).
  @inlinable
  func indices(ofItems requested: [ItemID]) -> [ItemIndex] {
    // Comparing a few IDs is faster than hashing every item.
    if requested.count <= 8 { return requested.compactMap(index(ofItem:)) }
    var missing = Set(requested)
    var found: [ItemIndex] = []
    for (section, ids) in items.enumerated() {
      for (item, id) in ids.enumerated() where missing.remove(id) != nil {
        found.append(ItemIndex(section: section, item: item))
        if missing.isEmpty { return found }
      }
    }
    return found
  }

  /// Returns the index of a section.
  ///
  /// - Parameter section: The ID of the section.
  /// - Returns: The index, or nil if the section doesn't exist.
  /// - Complexity: O(1).
  @inlinable
  public func index(ofSection section: SectionID) -> Int? {
    positions[section]
  }

  /// Appends empty sections.
  ///
  /// - Parameter sections: The IDs of the sections.
  /// - Throws: ``SnapshotError/duplicateSection(id:first:second:)`` if an ID already exists or is a duplicate.
  /// - Complexity: O(new sections).
  public mutating func appendSections(_ sections: [SectionID]) throws(SnapshotError) {
    var newPositions = positions
    for (offset, section) in sections.enumerated() {
      let position = numberOfSections + offset
      if let first = newPositions.updateValue(position, forKey: section) {
        throw .duplicateSection(id: String(describing: section), first: first, second: position)
      }
    }
    positions = newPositions
    sectionIDs += sections
    items += Array(repeating: [], count: sections.count)
  }

  /// Checks that item IDs are unique; call it once before applying the snapshot.
  ///
  /// - Throws: ``SnapshotError/duplicateItem(id:first:second:)`` with the first duplicate ID.
  /// - Complexity: O(items), with one temporary set of all IDs.
  @inlinable
  public func validate() throws(SnapshotError) {
    var seen = Set<ItemID>(minimumCapacity: numberOfItems)
    for (section, ids) in items.enumerated() {
      for (item, id) in ids.enumerated() where !seen.insert(id).inserted {
        let second = ItemIndex(section: section, item: item)
        throw .duplicateItem(id: String(describing: id), first: index(ofItem: id) ?? second, second: second)
      }
    }
  }
}

extension CollectionSnapshot where SectionID == Int {
  /// Creates a snapshot of sections whose IDs are their indices.
  ///
  /// - Parameters:
  ///   - sections: The items of each section.
  ///   - reloaded: The IDs of the items whose content changed.
  /// - Throws: ``SnapshotError`` if a reloaded item doesn't exist.
  @inlinable
  public init(_ sections: [[ItemID]], reloading reloaded: [ItemID] = []) throws(SnapshotError) {
    try self.init(sections.enumerated().map { (id: $0.offset, items: $0.element) }, reloading: reloaded)
  }
}
