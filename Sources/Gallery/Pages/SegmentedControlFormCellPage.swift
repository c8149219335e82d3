import Floorplan

/// The page of the segmented control cell: all states, and a sample with knobs.
enum SegmentedControlFormCellPage: CellPage {
  private static let options = ["Low", "Medium", "High"]

  static let table = CellTable.form(
    SegmentedControlFormCell.self, path: "segmented-control-form-cell", title: localized("Segmented control"),
    keywords: ["radio", "choice", "option", "FUISegmentedControlFormCell"],
    label: "Priority",
    properties: [
      .options("options", "Options", options.joined(separator: ", "), of: \.valueOptions),
      .toggle("stacked", "Below the title", false, of: \.isStacked),
    ],
    value: 1,
    variants: [
      Variant("Below the title") { $0.isStacked = true },
      Variant("None chosen") { $0.value = -1 },
      .readOnly("None chosen") { $0.value = -1 },
      Variant("Without a title") { $0.title = "" },
      Variant("Equal texts") { $0.valueOptions = ["Same", "Same"] },
      Variant("Many") { $0.valueOptions = (1...12).map { "Level \($0)" } },
      Variant("Long texts") { cell in
        cell.title = "How important the next order of this customer is to the sales department"
        cell.valueOptions = ["Not important at all", "As important as others", "More important than anything"]
      },
      .rightToLeft("الأولوية") { $0.valueOptions = ["منخفضة", "متوسطة", "عالية"] },
    ])
}
