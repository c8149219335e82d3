/// A part of a collection that has a frame.
///
/// Elements are ordered as in a document: a section's header, its items, its footer.
public enum LayoutElement: Hashable, Sendable, Comparable {
  /// What heads a section.
  case header(section: Int)
  /// An item.
  case item(ItemIndex)
  /// What ends a section.
  case footer(section: Int)

  /// The position of the section that the element belongs to.
  public var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    case .item(let index): index.section
    }
  }

  /// Says whether one element comes before another in the document.
  ///
  /// - Parameters:
  ///   - lhs: One element.
  ///   - rhs: Another element.
  /// - Returns: Whether the first comes before the second.
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
