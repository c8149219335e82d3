import FloorplanLayout
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The column of keys beside the fields of a form.
@MainActor
struct KeyColumn {
  private let parts: TextFormCellParts
  /// Whether the key is always above the field.
  private let isStacked: Bool
  /// The width of the column, in pixels.
  let width: Int

  init(_ parts: TextFormCellParts, _ sizeClass: SizeClass, isStacked: Bool) {
    self.parts = parts
    self.isStacked = isStacked
    width = parts.title[sizeClass == .compact ? .compactColumnWidth : .regularColumnWidth]
  }

  /// The text scale from which keys are too wide for a column.
  private static let largeTextScale = 1.5

  /// Returns whether the field would be at least as wide as the key, with enough space for its prefix and suffix.
  ///
  /// - Parameters:
  ///   - field: The field; nil for a read-only text.
  ///   - cellWidth: The width of the cell, in pixels.
  /// - Returns: Whether the key is beside the field.
  func isBeside<Value>(_ field: ValueField<Value>?, in cellWidth: Int) -> Bool {
    !isStacked && Settings.default.textScale < Self.largeTextScale
      && cellWidth >= width + parts.cell[.columnGap] + max(width, field?.widthForOneLine ?? 0)
  }
}
