import Floorplan

/// The page of the filter cell: all states, and a sample with knobs.
enum FilterFormCellPage: CellPage {
  private static let options = ["Priority", "Status", "Due Date", "Customer"]

  static let table = CellTable.form(
    FilterFormCell.self, path: "filter-form-cell", title: localized("Filter"),
    keywords: ["chips", "choice", "multiple", "option", "FUIFilterFormCell"],
    label: "Sort By",
    properties: [
      .options("options", "Options", options.joined(separator: ", "), of: \.valueOptions),
      .toggle("multiple", "Several can be chosen", true, of: \.allowsMultipleSelection),
      .toggle("empty", "None has to be chosen", true, of: \.allowsEmptySelection),
      .choice("width", "Width of the chips", .fixed, of: \.buttonSize),
    ],
    value: [0, 2],
    variants: [
      Variant("As wide as their texts") { $0.buttonSize = .flexible },
      Variant("One of them") { cell in
        cell.allowsMultipleSelection = false
        cell.value = [1]
      },
      Variant("None chosen") { $0.value = [] },
      .readOnly("None chosen") { $0.value = [] },
      Variant("Beside the title") { cell in
        cell.title = "Size"
        cell.valueOptions = ["S", "M", "L"]
      },
      Variant("Equal texts") { $0.valueOptions = ["Open", "Open", "Open"] },
      Variant("Many") { cell in
        cell.valueOptions = (1...40).map { "Option \($0)" }
        cell.buttonSize = .flexible
      },
      Variant("Long texts") { cell in
        cell.title = "What the orders of this customer are sorted by when they are shown"
        cell.valueOptions = [
          "Short", "By the day on which the goods have to be at the customer's, the earliest first",
        ]
        cell.buttonSize = .flexible
      },
      .rightToLeft("ترتيب حسب") { $0.valueOptions = ["الأولوية", "الحالة", "تاريخ الاستحقاق"] },
    ])
}
