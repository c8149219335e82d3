public import FloorplanLayout

/// The content of a grid row in a column (FUIGridRowItem in the SAP Fiori for iOS documentation).
///
/// An item is a lightweight description: the widgets that display it belong to the row, which reuses them. A row reads
/// its items when they are set; after changing a displayed item, set the row's items again.
@MainActor
public protocol GridRowItem: AnyObject {
  /// The type of the item.
  var type: GridRowItemType { get }
  /// The vertical alignment in the row; `automatic` for that of the row.
  var alignment: GridRowItemAlignment { get set }
  /// The binding in compact width, or nil for that of the column; if both are nil, the item is bound automatically.
  ///
  /// See ``GridRowItemBinding`` for the rules.
  var binding: GridRowItemBinding? { get set }
}

/// The type of a grid row's item (FUIGridRowItemType in the SAP Fiori for iOS documentation).
public enum GridRowItemType: Sendable, Hashable, CaseIterable {
  /// A text.
  case text
  /// A formatted number.
  case number
  /// An image.
  case image
  /// The title of a column.
  case header
}
