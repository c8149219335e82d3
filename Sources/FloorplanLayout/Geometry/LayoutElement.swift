/// A part of a collection that has a frame.
///
/// Elements are in document order: the header of a section, its items, its footer.
public enum LayoutElement: Hashable, Sendable, Comparable {
  /// The header of a section.
  case header(section: Int)
  /// An item.
  case item(ItemIndex)
  /// The footer of a section.
  case footer(section: Int)

  /// The index of the element's section.
  public var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    case .item(let index): index.section
    }
  }

  /// Returns whether an element comes before another one in document order.
  ///
  /// - Parameters:
  ///   - lhs: An element.
  ///   - rhs: Another element.
  /// - Returns: Whether the first element comes before the second.
  public static func < (lhs: LayoutElement, rhs: LayoutElement) -> Bool {
    lhs.rank < rhs.rank
  }

  private var rank: (section: Int, kind: Int, item: Int) {
    switch self {
    case .header(let section): (section, 0, 0)
    case .item(let index): (index.section, 1, index.item)
    case .footer(let section): (section, 2, 0)
    }
  }
}
