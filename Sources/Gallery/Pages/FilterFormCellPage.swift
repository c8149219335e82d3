import Floorplan

private let options = ["Priority", "Status", "Due Date", "Customer"]

/// The page of the filter cell: all states, and a sample with knobs.
let filterFormCellPage = Page.form(
  FilterFormCell.self, path: "filter-form-cell", title: localized("Filter"),
  keywords: ["chips", "choice", "multiple", "option", "FUIFilterFormCell"],
  label: "Sort By",
  properties: [
    .options("options", "Options", options.joined(separator: ", "), of: \.valueOptions),
    .toggle("multiple", "Multiple selection", true, of: \.allowsMultipleSelection),
    .toggle("empty", "Allow empty selection", true, of: \.allowsEmptySelection),
    .choice("width", "Chip width", .fixed, of: \.buttonSize),
  ],
  value: [0, 2],
  variants: [
    Variant("Flexible width") { $0.buttonSize = .flexible },
    Variant("Single selection") { cell in
      cell.allowsMultipleSelection = false
      cell.value = [1]
    },
    Variant("None selected") { $0.value = [] },
    .readOnly("None selected") { $0.value = [] },
    Variant("Next to the title") { cell in
      cell.title = "Size"
      cell.valueOptions = ["S", "M", "L"]
    },
    Variant("Identical options") { $0.valueOptions = ["Open", "Open", "Open"] },
    Variant("Many options") { cell in
      cell.valueOptions = (1...40).map { "Option \($0)" }
      cell.buttonSize = .flexible
    },
    Variant("Long text") { cell in
      cell.title = "The property by which this customer’s orders are sorted"
      cell.valueOptions = [
        "Short", "By the day on which the goods must be delivered, earliest first",
      ]
      cell.buttonSize = .flexible
    },
    .rightToLeft("ترتيب حسب") { $0.valueOptions = ["الأولوية", "الحالة", "تاريخ الاستحقاق"] },
  ])
