/// An error in changes that are applied to a layout.
public enum LayoutError: Error, Hashable, Sendable {
  /// The content before or after changes.
  public enum Content: Hashable, Sendable {
    /// The content before the changes.
    case old
    /// The content after the changes.
    case new
  }

  /// A section index is out of range; the content has `count` sections.
  case unknownSection(section: Int, count: Int, content: Content)
  /// An item index is out of range; its section has `count` items.
  case unknownItem(index: ItemIndex, count: Int, content: Content)
  /// A section has two conflicting changes.
  case conflictingSectionChanges(section: Int, content: Content)
  /// An item has two conflicting changes.
  case conflictingItemChanges(index: ItemIndex, content: Content)
  /// An item is listed although its whole section is removed or inserted.
  case itemInChangedSection(index: ItemIndex, content: Content)
  /// The changes result in a number of sections that differs from the new content.
  case sectionCountMismatch(expected: Int, found: Int)
  /// The changes result in a number of items that differs from the section in the new content.
  case itemCountMismatch(section: Int, expected: Int, found: Int)
}

extension LayoutError: CustomStringConvertible {
  /// The problem, its location, and a suggested fix.
  public var description: String {
    switch self {
    case .unknownSection(let section, let count, let content):
      "no section \(section) in the \(content) content: \(Self.hint(count))"
    case .unknownItem(let index, let count, let content):
      "no \(index.text) in the \(content) content: \(Self.hint(count))"
    case .conflictingSectionChanges(let section, let content):
      "conflicting changes to section \(section) of the \(content) content: \(content.conflictHint)"
    case .conflictingItemChanges(let index, let content):
      "conflicting changes to \(index.text) of the \(content) content: \(content.conflictHint)"
    case .itemInChangedSection(let index, let content):
      "\(index.text) of the \(content) content is in \(content.sectionChange) section: omit the item"
    case .sectionCountMismatch(let expected, let found):
      "the changes produce \(expected) sections, but the new content has \(found): list every "
        + "inserted and removed section"
    case .itemCountMismatch(let section, let expected, let found):
      "the changes produce \(expected) items in section \(section), but the new content has \(found): list every "
        + "inserted and removed item"
    }
  }

  private static func hint(_ count: Int) -> String {
    switch count {
    case ...0: "there are none"
    case 1: "use 0"
    default: "use 0 to \(count - 1)"
    }
  }
}

extension LayoutError.Content {
  fileprivate var conflictHint: String {
    switch self {
    case .old: "list it once, as removed or moved"
    case .new: "list it once, as inserted, moved or reloaded"
    }
  }

  fileprivate var sectionChange: String {
    switch self {
    case .old: "a removed"
    case .new: "an inserted"
    }
  }
}
