public import FloorplanLayout

/// What a row of a grid shows in one column (seeds/003, FUIGridRowItem).
///
/// An item is a light description: the widgets that show it belong to the row and are used again for other items.  A row
/// reads its items when it is given them; after changing an item that is on the screen, give it to the row again.
@MainActor
public protocol GridRowItem: AnyObject {
  /// What kind of item it is.
  var type: GridRowItemType { get }
  /// Where it stands from top to bottom in a row that is higher; automatic leaves that to the row.
  var alignment: GridRowItemAlignment { get set }
  /// What it becomes where the grid is too narrow for columns; nil for what the column says or, where neither does, for
  /// what comes next.
  ///
  /// ``GridRowItemBinding`` has the rules.
  var binding: GridRowItemBinding? { get set }
}

/// The kinds of items that a row of a grid can have (seeds/003, FUIGridRowItemType).
public enum GridRowItemType: Sendable, Hashable, CaseIterable {
  /// A text.
  case text
  /// A number, shown by a formatter.
  case number
  /// A picture.
  case image
  /// The title of a column.
  case header
}
