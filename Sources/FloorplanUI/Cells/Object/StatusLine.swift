import FloorplanTheme
import GTKBridge

/// A status line, with an icon, a text or both.
@MainActor
struct StatusLine {
  private let icon: Widget?
  private let label: Label?

  private static let gap = Int(ComponentParts.ObjectCell.cell.metric(.statusGap))

  /// Creates a status line, or nil if there is nothing to display.
  init?(_ text: LabelPart, _ image: ImagePart) {
    icon = image.shownImage
    label = text.visibleLabel
    if icon == nil, label == nil { return nil }
  }

  private var reservedIconWidth: Int {
    guard let icon else { return 0 }
    return icon.measured(.horizontal).natural + (label == nil ? 0 : Self.gap)
  }

  /// The minimum and natural width.
  var wanted: Measurement {
    let (own, room) = (label?.measured(.horizontal) ?? Measurement(0), reservedIconWidth)
    return Measurement(minimum: room + own.minimum, natural: room + own.natural)
  }

  /// Adds the text, and the icon next to its first line.
  ///
  /// - Returns: The height of the line.
  func add(to arrangement: inout ObjectArrangement, x: Int, y: Int, width: Int) -> Int {
    let labelWidth = width - reservedIconWidth
    let labelHeight = label?.measured(.vertical, forSize: labelWidth).natural ?? 0
    let iconHeight = icon?.measured(.vertical).natural ?? 0
    if let icon {
      let firstLine = min(labelHeight, label?.lineHeight ?? iconHeight)
      arrangement.add(
        icon, x: x, y: y + max(0, (firstLine - iconHeight) / 2), width: icon.measured(.horizontal).natural,
        height: iconHeight)
    }
    if let label { arrangement.add(label, x: x + width - labelWidth, y: y, width: labelWidth, height: labelHeight) }
    return max(labelHeight, iconHeight)
  }
}

extension StatusDisplayMode {
  /// Hides the text or the icon if the other one replaces it.
  func show(_ text: LabelPart, _ icon: ImagePart, hasImage: Bool) {
    text.isHidden = self == .image && hasImage
    icon.isHidden = self == .text && text.text != nil
  }
}
