import Floorplan

/// A cell with a sample of a text style, its name and its size.
final class TextStyleCell: CollectionCell {
  private let sample = Label()
  private let summary = Label("", .footnote, .secondary)
  private var style: TextStyle?

  required init() {
    super.init()
    addStyleClasses(of: ComponentParts.ObjectCell.cell)
    overflow = .hidden
    sample.alignment = 0
    sample.numberOfLines = 2
    summary.wraps = true
    Box(.vertical, spacing: 4, [sample, summary]).setParent(self)
  }

  func show(_ row: TextStyleTable.Row, sample text: String) {
    for style in TextStyle.allCases { sample.setStyleClass(style.utilityClass, style == row.style) }
    style = row.style
    sample.text = text.isEmpty ? row.style.rawValue : text
    summary.text = row.summary + (row.isChanged ? " · set by the theme" : "")
    setAccessibleLabel(row.style.rawValue)
    setAccessibleDescription(summary.text)
  }

  override var copyableText: String? { style?.rawValue }
}
