import Floorplan

/// A cell with a large character, its code point and its name.
final class GlyphCell: CollectionCell {
  private let glyph = Label()
  private let codePoint = GlyphCell.line(numberOfLines: 1)
  private let name = GlyphCell.line(numberOfLines: 2)

  /// The font sizes of the character, in points, and their text styles.
  nonisolated static let sizes: [(points: String, style: TextStyle)] = [
    ("20", .title3), ("28", .title1), ("34", .largeTitle), ("48", .extraLargeTitle2),
  ]

  required init() {
    super.init()
    // Styled as an image cell, since the character serves as a picture.
    addStyleClasses(of: ComponentParts.ImageCell.cell)
    overflow = .hidden
    // Combining marks above or below the base must not increase the line height.
    glyph.numberOfLines = 1
    codePoint.addStyleClass(UtilityClass.secondary.rawValue)
    let column = Box(.vertical, spacing: 2, [glyph, codePoint, name])
    column.setParent(self)
  }

  private static func line(numberOfLines: Int) -> Label {
    let label = Label()
    label.numberOfLines = numberOfLines
    label.alignment = 0.5
    label.justification = .center
    label.addStyleClass(TextStyle.caption2.utilityClass)
    return label
  }

  func show(_ record: CharacterRecord, _ style: TextStyle) {
    for (_, known) in Self.sizes { glyph.setStyleClass(known.utilityClass, known == style) }
    glyph.text = record.glyph ?? ""
    codePoint.text = record.codePoint
    name.text = record.name
    setAccessibleLabel(record.name)
    setAccessibleDescription(record.codePoint)
  }

  /// Returns the size of cells at a text scale of 1, with which the collection multiplies it.
  ///
  /// It fits any character of a style and any name.
  static func size(_ style: TextStyle) -> Size {
    let cell = GlyphCell()
    if let sample = CharacterRecord(0x57) { cell.show(sample, style) }
    // Space for a name of two lines.
    cell.name.text = "W\nW"
    let scale = Settings.default.textScale
    let height = cell.measured(.vertical, forSize: Int(minimumWidth * scale)).natural
    return Size(width: minimumWidth, height: Double(height) / scale)
  }

  private static let minimumWidth = 112.0

  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    Measurement(minimum: 0, natural: super.measure(orientation, forSize: forSize).natural)
  }
}
