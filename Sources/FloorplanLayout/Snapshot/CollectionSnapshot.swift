/// The content of a collection at one moment: which sections it has, and which items in them, by id.
///
/// Items are stored in one array for each section and nothing else, so appending a million of them is one copy. That
/// ids occur once is checked by ``validate()``, when the snapshot is applied, and not with each change.
///
/// ```swift
/// var snapshot = CollectionSnapshot<String, Int>()
/// try snapshot.appendSections(["open", "done"])
/// try snapshot.appendItems([1, 2, 3], toSection: "open")
/// try snapshot.validate()
/// ```
///
/// Whatever throws leaves the snapshot as it was.
public struct CollectionSnapshot<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable, Equatable {
  /// The ids of the sections from top to bottom.
  public private(set) var sectionIDs: [SectionID] = []
  /// The items that show other content under the same id, in the order in which they were named.
  public var reloadedItemIDs: [ItemID] { reloads }

  // Whatever looks at every item is compiled for the ids of the client, which makes it several times faster; hence the
  // inlinable methods, and the names that they see.

  /// The items of every section.
  @usableFromInline var items: [[ItemID]] = []
  @usableFromInline var positions: [SectionID: Int] = [:]
  @usableFromInline var reloads: [ItemID] = []

  /// Makes a snapshot without sections.
  public init() {}

  /// The number of sections.
  public var numberOfSections: Int { sectionIDs.count }

  /// The number of items in all sections.
  ///
  /// - Complexity: O(sections).
  public var numberOfItems: Int { items.reduce(0) { $0 + $1.count } }

  /// The sections as the ``LayoutEngine`` reads them.
  ///
  /// - Complexity: O(sections).
  public var sectionDescriptions: [SectionDescription] { items.map { SectionDescription(itemCount: $0.count) } }

  /// Gives the ids of the items in a section.
  ///
  /// - Parameter section: The id of the section.
  /// - Returns: The ids of its items; none if there is no such section.
  /// - Complexity: O(1).
  public func itemIDs(inSection section: SectionID) -> [ItemID] {
    positions[section].map { items[$0] } ?? []
  }

  /// Gives the id of an item by its place.
  ///
  /// - Parameter index: The place of the item.
  /// - Returns: The id, or nil if there is no such place.
  /// - Complexity: O(1).
  public func itemID(at index: ItemIndex) -> ItemID? {
    guard items.indices.contains(index.section), items[index.section].indices.contains(index.item) else { return nil }
    return items[index.section][index.item]
  }

  /// Finds the place of an item.
  ///
  /// - Parameter item: The id of the item.
  /// - Returns: Its place, or nil if there is no such item; the first one if the id occurs more than once.
  /// - Complexity: O(items): no table of items is kept.
  @inlinable
  public func index(ofItem item: ItemID) -> ItemIndex? {
    for (section, ids) in items.enumerated() {
      if let position = ids.firstIndex(of: item) { return ItemIndex(section: section, item: position) }
    }
    return nil
  }

  /// Finds the places of some items.
  ///
  /// - Returns: The places in some order; ids that are not here have none.
  /// - Complexity: O(items).
  @inlinable
  func indices(ofItems wanted: [ItemID]) -> [ItemIndex] {
    // To compare a few ids is faster than to hash every item.
    if wanted.count <= 8 { return wanted.compactMap(index(ofItem:)) }
    var missing = Set(wanted)
    var found: [ItemIndex] = []
    for (section, ids) in items.enumerated() {
      for (item, id) in ids.enumerated() where missing.remove(id) != nil {
        found.append(ItemIndex(section: section, item: item))
        if missing.isEmpty { return found }
      }
    }
    return found
  }

  /// Finds the position of a section.
  ///
  /// - Parameter section: The id of the section.
  /// - Returns: Its position, or nil if there is no such section.
  /// - Complexity: O(1).
  @inlinable
  public func index(ofSection section: SectionID) -> Int? {
    positions[section]
  }

  /// Adds sections without items below all others.
  ///
  /// - Parameter sections: The ids of the sections.
  /// - Throws: ``SnapshotError/duplicateSection(id:first:second:)`` if an id is here already or occurs twice.
  /// - Complexity: O(new sections).
  public mutating func appendSections(_ sections: [SectionID]) throws(SnapshotError) {
    var grown = positions
    for (offset, section) in sections.enumerated() {
      let position = numberOfSections + offset
      if let first = grown.updateValue(position, forKey: section) {
        throw .duplicateSection(id: String(describing: section), first: first, second: position)
      }
    }
    positions = grown
    sectionIDs += sections
    items += Array(repeating: [], count: sections.count)
  }

  /// Checks that no item occurs twice; whoever applies a snapshot calls it once.
  ///
  /// - Throws: ``SnapshotError/duplicateItem(id:first:second:)`` with the first id that occurs again.
  /// - Complexity: O(items), with one temporary set of all ids.
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
