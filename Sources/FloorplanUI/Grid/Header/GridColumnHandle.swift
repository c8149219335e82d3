import FloorplanTheme
import GTKBridge

/// The line between two titles, for dragging the width of the column before it.
final class GridColumnHandle: CustomWidget {
  static let width = Int(ComponentParts.GridHeader.columnSeparator.metric(.minimumWidth))

  /// The index of the column to resize.
  let column: Int

  override class var cssName: String { "separator" }
  // Keyboard users resize the column from its title.
  override class var accessibleRole: AccessibleRole { .presentation }

  init(column: Int) {
    self.column = column
    super.init()
    addStyleClasses(of: ComponentParts.GridHeader.columnSeparator)
    setCursor("col-resize")
  }
}
