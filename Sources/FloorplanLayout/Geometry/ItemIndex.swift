/// The index path of an item: the index of its section, and its index in the section.
///
/// Indices are in document order: by section, then by item.
public struct ItemIndex: Hashable, Sendable, Comparable {
  /// The index of the section.
  public var section: Int
  /// The index of the item in the section.
  public var item: Int

  /// Creates an index path.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - item: The index of the item in the section.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Returns whether an item comes before another one in document order.
  ///
  /// - Parameters:
  ///   - lhs: An index path.
  ///   - rhs: Another index path.
  /// - Returns: Whether the first item comes before the second.
  public static func < (lhs: ItemIndex, rhs: ItemIndex) -> Bool {
    lhs.section == rhs.section ? lhs.item < rhs.item : lhs.section < rhs.section
  }

  /// The index in a diagnostic.
  var text: String { "section \(section), item \(item)" }
}
