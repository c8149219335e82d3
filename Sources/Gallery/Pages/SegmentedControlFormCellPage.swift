import Floorplan

/// The segmented control cell: every state, and a sample that the knobs change.
final class SegmentedControlFormCellPage: Page {
  private static let options = ["Low", "Medium", "High"]

  private static let properties: [CellProperty<SegmentedControlFormCell>] =
    CellProperty.form(title: "Priority") + [
      .list(
        "options", "Options", options.joined(separator: ", "), set: { $0.valueOptions = $1 }, code: "valueOptions"
      ) { ($0, code: $0.debugDescription) },
      .toggle("stacked", "Below the title", false, of: \.isStacked, code: "isStacked"),
    ]

  static let entry = PageEntry(
    path: "segmented-control-form-cell", title: localized("Segmented control"), group: localized("Forms"),
    keywords: ["radio", "choice", "option", "form cell", "FUISegmentedControlFormCell"], knobs: properties.map(\.knob))

  let root: Widget

  init(_ context: PageContext) {
    func variant(
      _ title: String, _ fill: @escaping (SegmentedControlFormCell) -> Void
    ) -> CellSheet<SegmentedControlFormCell>.Variant {
      CellSheet.Variant(title) { cell in
        cell.title = "Priority"
        cell.valueOptions = Self.options
        fill(cell)
      }
    }
    root =
      FormCellSheet(
        context, Self.properties, value: 1,
        variants: [
          variant("Below the title") { $0.isStacked = true },
          variant("None chosen") { $0.value = -1 },
          variant("None chosen, read-only") { cell in
            cell.value = -1
            cell.isEditable = false
          },
          variant("Without a title") { $0.title = "" },
          variant("Equal texts") { $0.valueOptions = ["Same", "Same"] },
          variant("Many") { $0.valueOptions = (1...12).map { "Level \($0)" } },
          variant("Long texts") { cell in
            cell.title = "How important the next order of this customer is to the sales department"
            cell.valueOptions = ["Not important at all", "As important as others", "More important than anything"]
          },
          variant("Right to left") { cell in
            cell.direction = .rtl
            cell.title = "الأولوية"
            cell.valueOptions = ["منخفضة", "متوسطة", "عالية"]
          },
        ]
      ).root
  }
}
