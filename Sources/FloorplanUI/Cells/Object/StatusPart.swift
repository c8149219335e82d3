import FloorplanTheme
import GTKBridge

/// A status with an icon, a text or both, with widgets created on demand.
final class StatusPart {
  let label: LabelPart
  let icon: ImagePart
  /// The text, or nil if it is absent, whether it is displayed or replaced by the icon.
  private(set) var text: String?
  private var image: ImageSource?

  private static let gap = ComponentParts.ObjectCell.cell[.statusGap]

  init(_ label: ComponentPart, _ icon: ComponentPart) {
    self.label = LabelPart(label)
    self.icon = ImagePart(icon)
  }

  /// Displays a status, with only its text or its icon if the mode replaces the other one.
  func show(
    _ text: String?, _ image: ImageSource?, _ mode: StatusDisplayMode, _ semanticStatus: SemanticStatus?,
    in host: CustomWidget
  ) {
    self.text = text
    self.image = image
    label.setText(mode == .image && image != nil ? nil : text, in: host)
    icon.setImage(mode == .text && text != nil ? nil : image, in: host)
    label.semanticStatus = semanticStatus
    icon.semanticStatus = semanticStatus
  }

  /// The accessible text: the text itself or the name of an indicator.
  var accessibleText: String? { text ?? image?.accessibleIndicatorName }

  // MARK: Arrangement

  /// Whether there is anything to display.
  var isVisible: Bool { icon.displayedImage != nil || label.visibleLabel != nil }

  private var reservedIconWidth: Int {
    guard let icon = icon.displayedImage else { return 0 }
    return icon.measured(.horizontal).natural + (label.visibleLabel == nil ? 0 : Self.gap)
  }

  /// The minimum and natural width.
  var requestedSize: Measurement {
    .sum(of: [Measurement(reservedIconWidth), label.visibleLabel?.measured(.horizontal) ?? Measurement(0)])
  }

  /// Adds the text, and the icon next to its first line.
  ///
  /// - Returns: The height of the line.
  func add(to arrangement: inout Arrangement, x: Int, y: Int, width: Int) -> Int {
    let (icon, label) = (icon.displayedImage, label.visibleLabel)
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
