/// The accessory at the trailing edge of a cell or row (UITableViewCell.AccessoryType in UIKit).
public enum AccessoryType: String, Sendable, Hashable, CaseIterable {
  /// No accessory.
  case none
  /// A chevron that indicates further content.
  case disclosureIndicator
  /// A button for details of the item.
  case detailButton
  /// The details button and the chevron.
  case detailDisclosureButton
  /// A checkmark.
  case checkmark

  /// Whether the accessory has a button.
  public var hasButton: Bool { self == .detailButton || self == .detailDisclosureButton }

  /// The accessory without the chevron.
  var withoutDisclosure: Self {
    switch self {
    case .disclosureIndicator: .none
    case .detailDisclosureButton: .detailButton
    default: self
    }
  }

  /// The icon name of the noninteractive symbol.
  var indicatorIconName: String? {
    switch self {
    case .disclosureIndicator, .detailDisclosureButton: "go-next-symbolic"
    case .checkmark: "object-select-symbolic"
    case .none, .detailButton: nil
    }
  }
}
