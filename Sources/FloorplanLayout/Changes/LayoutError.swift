/// What is wrong with changes that are to be applied to a layout.
public enum LayoutError: Error, Hashable, Sendable {
  /// One of the two contents between which changes lead.
  public enum Content: Hashable, Sendable {
    /// The content before the changes.
    case old
    /// The content after the changes.
    case new
  }

  /// A section is named that the content does not have; it has `count` of them.
  case unknownSection(section: Int, count: Int, content: Content)
  /// An item is named that its section does not have; it has `count` of them.
  case unknownItem(index: ItemIndex, count: Int, content: Content)
  /// A section is named for two things that exclude each other.
  case sectionNamedTwice(section: Int, content: Content)
  /// An item is named for two things that exclude each other.
  case itemNamedTwice(index: ItemIndex, content: Content)
  /// An item is named that goes with its removed section, or comes with its inserted one.
  case itemOfNamedSection(index: ItemIndex, content: Content)
  /// The old number of sections and the changes give another number than the new content has.
  case sectionCount(expected: Int, found: Int)
  /// The old number of items and the changes give another number than the section, by its new position, has.
  case itemCount(section: Int, expected: Int, found: Int)
}

extension LayoutError: CustomStringConvertible {
  /// What is wrong, where, and what to do about it.
  public var description: String {
    switch self {
    case .unknownSection(let section, let count, let content):
      "The changes name section \(section) of the \(content) content, which has \(count): \(Self.choice(count))."
    case .unknownItem(let index, let count, let content):
      "The changes name \(Self.text(index)) of the \(content) content, where the section has \(count): "
        + "\(Self.choice(count))."
    case .sectionNamedTwice(let section, let content):
      "The changes name section \(section) of the \(content) content twice: \(content.oneThing)."
    case .itemNamedTwice(let index, let content):
      "The changes name \(Self.text(index)) of the \(content) content twice: \(content.oneThing)."
    case .itemOfNamedSection(let index, let content):
      "The changes name \(Self.text(index)) of the \(content) content, whose section is \(content.sectionFate) as a "
        + "whole: leave the item out."
    case .sectionCount(let expected, let found):
      "The changes lead to \(expected) sections, but the new content has \(found): name every section that comes or goes."
    case .itemCount(let section, let expected, let found):
      "The changes lead to \(expected) items in section \(section), but the new content has \(found) there: name every "
        + "item that comes or goes."
    }
  }

  private static func choice(_ count: Int) -> String {
    switch count {
    case ...0: "there is none to name"
    case 1: "only 0 is there"
    default: "name one from 0 to \(count - 1)"
    }
  }

  private static func text(_ index: ItemIndex) -> String {
    "section \(index.section), item \(index.item)"
  }
}

extension LayoutError.Content {
  fileprivate var oneThing: String {
    switch self {
    case .old: "remove it or move it away, and do so once"
    case .new: "insert it, or move something there, or reload what is there, and do so once"
    }
  }

  fileprivate var sectionFate: String {
    switch self {
    case .old: "removed"
    case .new: "inserted"
    }
  }
}
