import Floorplan

/// The page of the switch cell: all states, and a sample with knobs.
enum SwitchFormCellPage: CellPage {
  static let table = CellTable.form(
    SwitchFormCell.self, path: "switch-form-cell", title: localized("Switch"),
    keywords: ["toggle", "on", "off", "FUISwitchFormCell", "FUISwitchCollectionViewCell"],
    label: "Confirmed", value: true,
    variants: [
      Variant("Off") { $0.value = false },
      .readOnly("Off") { $0.value = false },
      .disabled("Off") { $0.value = false },
      Variant("Long title") {
        $0.title = "Tell me whenever an order of this customer is confirmed by the supplier"
      },
      Variant("Long help") {
        $0.hintText = "What is confirmed can't be changed any more: the supplier begins to deliver on the same day."
      },
      .rightToLeft("تم التأكيد"),
    ])
}
