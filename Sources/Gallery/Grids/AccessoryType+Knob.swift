import Floorplan

extension AccessoryType {
  private static let named: [(String, AccessoryType)] = [
    ("none", .none), ("chevron", .disclosureIndicator), ("info", .detailButton), ("both", .detailDisclosureButton),
    ("check", .checkmark),
  ]

  /// The accessory that a word in an address names; none for a word that names none.
  init(knobValue: String) { self = Self.named.first { $0.0 == knobValue }?.1 ?? AccessoryType.none }
}
