/// What stands at the trailing edge of a cell or of a row (UITableViewCell's accessory types in the seeds).
public enum AccessoryType: String, Sendable, Hashable, CaseIterable {
  /// Nothing.
  case none
  /// A chevron: there is more behind the cell.
  case disclosureIndicator
  /// A button that tells more about the item.
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
}
