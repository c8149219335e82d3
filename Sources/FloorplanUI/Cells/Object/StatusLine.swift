import FloorplanTheme
import GTKBridge

/// A status as it is shown: an icon, a text or both.
@MainActor
struct StatusLine {
  private let icon: Widget?
  private let label: Label?

  private static let gap = Int(ComponentParts.ObjectCell.cell.metric(.statusGap))

  /// Nil where there is nothing to show.
  init?(_ text: LabelPart, _ image: ImagePart) {
    icon = image.shownImage
    label = text.shownLabel
    if icon == nil, label == nil { return nil }
  }

  private var iconRoom: Int {
    guard let icon else { return 0 }
    return icon.measured(.horizontal).natural + (label == nil ? 0 : Self.gap)
  }

  /// The width that it needs, and the one that it would like to have.
  var wanted: Measurement {
    let (own, room) = (label?.measured(.horizontal) ?? Measurement(0), iconRoom)
    return Measurement(minimum: room + own.minimum, natural: room + own.natural)
  }

  /// Adds the icon, beside the first line of the text, and the text.
  ///
  /// - Returns: How high they are.
  func add(to arrangement: inout ObjectArrangement, x: Int, y: Int, width: Int) -> Int {
    let labelWidth = width - iconRoom
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
  /// Hides the text or the icon where the other one takes its place.
  func show(_ text: LabelPart, _ icon: ImagePart, hasImage: Bool) {
    text.isHidden = self == .image && hasImage
    icon.isHidden = self == .text && text.text != nil
  }
}
