/// The place of an item: the position of its section, and its own position in there.
///
/// Places are ordered as the items of a document are: by section, then by item.
public struct ItemIndex: Hashable, Sendable, Comparable {
  /// The position of the section, from 0.
  public var section: Int
  /// The position of the item in the section, from 0.
  public var item: Int

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - section: The position of the section, from 0.
  ///   - item: The position of the item in the section, from 0.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Says whether one place comes before another in the document.
  ///
  /// - Parameters:
  ///   - lhs: One place.
  ///   - rhs: Another place.
  /// - Returns: Whether the first comes before the second.
  public static func < (lhs: ItemIndex, rhs: ItemIndex) -> Bool {
    lhs.section == rhs.section ? lhs.item < rhs.item : lhs.section < rhs.section
  }
}
