import FloorplanLayout
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The column of keys beside the fields of a form, or above them.
@MainActor
struct KeyColumn {
  let parts: TextFormCellParts
  let sizeClass: SizeClass
  /// The placement of all keys in the form, or nil outside forms.
  var placement: TitlePlacement?
  /// Whether the key is always above the field.
  var isStacked = true
  /// The width for one line of the field with its prefix and suffix, in pixels; 0 for a read-only text.
  var fieldWidth = 0

  /// The width of the column, in pixels.
  private var width: Int {
    if case .beside(let width) = placement { return width }
    return parts.title[sizeClass == .compact ? .compactColumnWidth : .regularColumnWidth]
  }
  /// The text scale from which keys are too wide for a column.
  private static let largeTextScale = 1.5

  /// Returns whether the form places keys beside the fields or, outside forms, whether the field would be at least as wide as the key, with enough space for its prefix and suffix.
  func isSideBySide(in cellWidth: Int) -> Bool {
    if let placement { return placement != .above }
    return !isStacked && Settings.default.textScale < Self.largeTextScale
      && cellWidth >= width + parts.cell[.columnGap] + max(width, fieldWidth)
  }

  /// Returns the layout of a key and a field, or the text in its place, in a cell of a width in pixels.
  func layout(_ title: Widget, _ control: Widget, in cellWidth: Int) -> TitledControl {
    let isSideBySide = isSideBySide(in: cellWidth)
    return TitledControl(
      title: title, control: control, gap: parts.cell[.columnGap], lineGap: parts.cell[.lineGap],
      isStacked: !isSideBySide, titleColumn: isSideBySide ? width : nil)
  }

  /// Returns the distance of a hint below the field from the leading edge, in pixels.
  func hintInset(for title: Widget, in cellWidth: Int) -> Int {
    title.isVisible && isSideBySide(in: cellWidth) ? width + parts.cell[.columnGap] : 0
  }
}
