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
    func variant(_ title: String, _ fill: @escaping (SwitchFormCell) -> Void) -> CellSheet<SwitchFormCell>.Variant {
      CellSheet.Variant(title) { cell in
        cell.title = "Confirmed"
        fill(cell)
      }
    }
    root =
      FormCellSheet(
        context, Self.properties, value: true,
        variants: [
          variant("Off") { $0.value = false },
          variant("Off, read-only") { cell in
            cell.value = false
            cell.isEditable = false
          },
          variant("Off, disabled") { cell in
            cell.value = false
            cell.isEnabled = false
          },
          variant("Long title") {
            $0.title = "Tell me whenever an order of this customer is confirmed by the supplier"
          },
          variant("Long help") {
            $0.hintText = "What is confirmed can't be changed any more: the supplier begins to deliver on the same day."
          },
          variant("Right to left") { cell in
            cell.direction = .rtl
            cell.title = "تم التأكيد"
          },
        ]
      ).root
  }
}
