import Floorplan

extension AccessoryType {
  private static let named: [(String, AccessoryType)] = [
    ("none", .none), ("chevron", .disclosureIndicator), ("info", .detailButton), ("both", .detailDisclosureButton),
    ("check", .checkmark),
  ]

  /// Creates the accessory with a name in an address, or no accessory for an unknown name.
  init(knobValue: String) { self = Self.named.first { $0.0 == knobValue }?.1 ?? AccessoryType.none }
}
