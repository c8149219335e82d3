import Floorplan

private let prices = ["5", "10", "15", "20", "25"]

/// The page of the value picker cell: all states, and a sample with knobs.
let valuePickerFormCellPage = Page.form(
  ValuePickerFormCell.self, path: "value-picker-form-cell", title: localized("Value Picker"),
  summary: localized("One of several values in a list"), iconName: "pan-down-symbolic",
  keywords: localizedKeywords("option, choice, wheel, dropdown") + ["FUIValuePickerFormCell", "UIPickerView"],
  label: "Maximum Price",
  properties: [
    .options("options", "Options", prices.joined(separator: ", "), of: \.valueOptions),
    .toggle("live", "Live changes", true, of: \.tracksLiveChanges),
    .toggle("always", "Always open", false, of: \.alwaysShowsPicker),
    .toggle("open", "Open", false, of: \.isPickerVisible),
    .text("empty", "Empty value text", "No value selected", of: \.emptyValueText),
  ],
  value: 2,
  variants: [
    Variant("Open") { $0.isPickerVisible = true },
    .readOnly("Always open") { $0.alwaysShowsPicker = true },
    Variant("Many options", ["title": "Month"]) { cell in
      cell.valueOptions = (1...12).map { "Month \($0)" }
      cell.isPickerVisible = true
    },
    Variant("Unknown option") { $0.value = 7 },
    Variant("Without options") { $0.valueOptions = [] },
    Variant("Long text") { cell in
      cell.title = "What to do with parts that the technician took but didn’t use"
      cell.valueOptions = [
        "Return them to the central warehouse with the next delivery", "Keep them in the car",
      ]
      cell.value = 0
      cell.isPickerVisible = true
    },
    .rightToLeft("السعر الأقصى") { $0.isPickerVisible = true },
  ])
