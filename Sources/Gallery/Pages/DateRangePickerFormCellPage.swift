import Floorplan

private let sample = DateTime(year: 2026, month: 3, day: 9).map { $0...$0.adding(days: 11) }

/// The page of the date range picker cell: all states, and a sample with knobs.
let dateRangePickerFormCellPage = Page.form(
  DateRangePickerFormCell.self, path: "date-range-picker-form-cell", title: localized("Date Range Picker"),
  summary: localized("The first and the last day of a period"), iconName: "emoji-recent-symbolic",
  documentation: "forms",
  keywords: localizedKeywords("calendar, from, to, days, period") + ["FUIDateRangePickerFormCell"],
  label: "Vacation",
  properties: [
    .date("minimum", "Earliest", "", of: \.minimumDate),
    .date("maximum", "Latest", "", of: \.maximumDate),
    .toggle("clear", "Clear button", false, of: \.showsClearButton),
    .text("empty", "Empty value text", "No dates selected", of: \.emptyValueText),
    .toggle("live", "Live changes", true, of: \.tracksLiveChanges),
    .toggle("always", "Always open", false, of: \.alwaysShowsPicker),
    .toggle("open", "Open", false, of: \.isPickerVisible),
  ],
  value: sample, text: { $0.map { "\($0.lowerBound)...\($0.upperBound)" } ?? "nil" },
  variants: [
    Variant("Open") { $0.isPickerVisible = true },
    Variant("No dates") { $0.value = nil },
    Variant("Custom format") { $0.formatter = { "day \($0.day) of month \($0.month)" } },
    Variant("Long title") { $0.title = "The days on which the technician will be on vacation" },
    .rightToLeft("الإجازة") { $0.isPickerVisible = true },
  ])
