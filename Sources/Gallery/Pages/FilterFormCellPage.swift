import Floorplan

private let options = ["Priority", "Status", "Due Date", "Customer"]

/// The page of the filter cell: all states, and a sample with knobs.
let filterFormCellPage = Page.form(
  FilterFormCell.self, path: "filter-form-cell", title: localized("Filter"),
  summary: localized("Side-by-side options for single or multiple selection"), iconName: "edit-select-all-symbolic",
  keywords: localizedKeywords("chips, choice, multiple, option") + ["FUIFilterFormCell"],
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
    Variant("Single selection", ["multiple": "off"]) { $0.value = [1] },
    Variant("None selected") { $0.value = [] },
    .readOnly("None selected") { $0.value = [] },
    Variant("Next to the title", ["title": "Size", "options": "S, M, L"]),
    Variant("With images") {
      $0.optionImages = [.indicator(.highPriority), .icon("dialog-information-symbolic"), .icon("list-add-symbolic")]
    },
    Variant("Identical options") { $0.valueOptions = ["Open", "Open", "Open"] },
    Variant("Many options", ["width": "flexible"]) { $0.valueOptions = (1...40).map { "Option \($0)" } },
    Variant(
      "Long text", ["title": "The property by which this customer’s orders are sorted", "width": "flexible"]
    ) { $0.valueOptions = ["Short", "By the day on which the goods must be delivered, earliest first"] },
    .rightToLeft("ترتيب حسب") { $0.valueOptions = ["الأولوية", "الحالة", "تاريخ الاستحقاق"] },
  ])
