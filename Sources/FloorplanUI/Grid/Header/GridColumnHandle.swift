import CGTK
import FloorplanTheme
import GTKBridge

/// The line between two titles, where the width of the column before it is dragged.
@MainActor
final class GridColumnHandle: CustomWidget {
  static let width = Int(ComponentParts.GridHeader.columnSeparator.metric(.minimumWidth))

  /// The column that becomes wider.
  let column: Int

  /// `separator`.
  override class var cssName: String { "separator" }
  /// Nothing: the title beside it is resized from the keyboard.
  override class var accessibleRole: GtkAccessibleRole { .presentation }

  init(column: Int) {
    self.column = column
    super.init()
    become(ComponentParts.GridHeader.columnSeparator)
    setCursor("col-resize")
  }
}
