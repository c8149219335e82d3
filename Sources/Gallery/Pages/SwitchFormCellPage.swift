import Floorplan

/// The switch cell: every state, and a sample that the knobs change.
final class SwitchFormCellPage: Page {
  private static let properties: [CellProperty<SwitchFormCell>] = CellProperty.form(title: "Confirmed")

  static let entry = PageEntry(
    path: "switch-form-cell", title: localized("Switch"), group: localized("Forms"),
    keywords: ["toggle", "on", "off", "form cell", "FUISwitchFormCell", "FUISwitchCollectionViewCell"],
    knobs: properties.map(\.knob))

  let root: Widget

  init(_ context: PageContext) {
    root = CellSheet.form(
      context, Self.properties, value: true,
      base: { $0.title = "Confirmed" },
      variants: [
        Variant("Off") { $0.value = false },
        Variant("Off, read-only") { cell in
          cell.value = false
          cell.isEditable = false
        },
        Variant("Off, disabled") { cell in
          cell.value = false
          cell.isEnabled = false
        },
        Variant("Long title") {
          $0.title = "Tell me whenever an order of this customer is confirmed by the supplier"
        },
        Variant("Long help") {
          $0.hintText = "What is confirmed can't be changed any more: the supplier begins to deliver on the same day."
        },
        .rightToLeft { $0.title = "تم التأكيد" },
      ])
  }
}
