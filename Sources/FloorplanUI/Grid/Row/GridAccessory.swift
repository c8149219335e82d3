import FloorplanTheme

/// What stands at the trailing edge of a row of a grid (UITableViewCell's accessory types in the seeds).
public enum GridAccessory: Sendable, Hashable, CaseIterable {
  /// Nothing.
  case none
  /// A chevron: there is more behind the row.
  case disclosureIndicator
  /// A button that tells more about the row.
  case detailButton
  /// The button and the chevron.
  case detailDisclosureButton
  /// A check mark.
  case checkmark

  /// Whether there is a button.
  public var isPressable: Bool { self == .detailButton || self == .detailDisclosureButton }

  /// The icon of the sign that can't be pressed.
  var indicatorIconName: String? {
    switch self {
    case .disclosureIndicator, .detailDisclosureButton: "go-next-symbolic"
    case .checkmark: "object-select-symbolic"
    case .none, .detailButton: nil
    }
  }

  /// The widths of what stands there, from the leading end, in pixels.
  var widths: [Int] {
    (isPressable ? [Self.buttonWidth] : []) + (indicatorIconName == nil ? [] : [Self.indicatorWidth])
  }

  /// The width that columns leave free: what stands there, each with the gap before it.
  var room: Int { widths.reduce(0) { $0 + Self.gap + $1 } }

  private typealias Parts = ComponentParts.GridRow
  static let buttonWidth = Int(Parts.accessoryButton.metric(.minimumWidth))
  static let indicatorWidth = Int(Parts.accessory.metric(.minimumWidth))
  static let gap = Int(Parts.cell.metric(.columnGap))
}
