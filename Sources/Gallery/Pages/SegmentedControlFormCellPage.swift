import Floorplan

private let options = ["Low", "Medium", "High"]

/// The page of the segmented control cell: all states, and a sample with knobs.
let segmentedControlFormCellPage = Page.form(
  SegmentedControlFormCell.self, path: "segmented-control-form-cell", title: localized("Segmented Control"),
  summary: localized("One of a few options"), iconName: "object-select-symbolic",
  keywords: localizedKeywords("radio, choice, option") + ["FUISegmentedControlFormCell"],
  label: "Priority",
  properties: [
    .options("options", "Options", options.joined(separator: ", "), of: \.valueOptions),
    .toggle("stacked", "Stacked", false, of: \.isStacked),
  ],
  value: 1,
  variants: [
    Variant("Stacked") { $0.isStacked = true },
    Variant("None selected") { $0.value = -1 },
    .readOnly("None selected") { $0.value = -1 },
    Variant("Without a title") { $0.title = "" },
    Variant("Identical options") { $0.valueOptions = ["Same", "Same"] },
    Variant("Many options") { $0.valueOptions = (1...12).map { "Level \($0)" } },
    Variant(
      "Long text",
      [
        "title": "The importance of this customer’s next order for the sales department",
        "options": "Not important, As important as other orders, More important than other orders",
      ]),
    .rightToLeft("الأولوية") { $0.valueOptions = ["منخفضة", "متوسطة", "عالية"] },
  ])
