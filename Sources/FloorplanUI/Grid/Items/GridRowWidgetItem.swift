package import FloorplanLayout
package import GTKBridge

/// A widget in a column of a row, which the row keeps for its lifetime.
package final class GridRowWidgetItem: GridRowItem {
  /// The widget, which has the same column in all items of the row.
  package let widget: Widget
  /// The vertical alignment in the row; `automatic` for that of the row.
  package var alignment = GridRowItemAlignment.automatic
  /// The binding in compact width, in which widgets aren't displayed.
  package var binding: GridRowItemBinding?

  /// Creates an item with a widget.
  package init(_ widget: Widget) { self.widget = widget }

  /// Always `image`.
  package var type: GridRowItemType { .image }
}
