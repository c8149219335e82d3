import Floorplan

/// The cell for a range of dates: every state, and a sample that the knobs change.
enum DateRangePickerFormCellPage: Page {
  private static let sample = DateTime(year: 2026, month: 3, day: 9).map { $0...$0.adding(days: 11) }

  private static let properties: [CellProperty<DateRangePickerFormCell>] =
    CellProperty.form(title: "Vacation") + [
      .date("minimum", "Earliest", "", of: \.minimumDate),
      .date("maximum", "Latest", "", of: \.maximumDate),
      .toggle("clear", "Button that clears", false, of: \.showsClearButton),
      .text("empty", "Text for no dates", "No dates selected", of: \.emptyValueText),
      .toggle("live", "Live", true, of: \.isTrackingLiveChanges),
      .toggle("always", "Always open", false, of: \.alwaysShowPicker),
      .toggle("open", "Open", false, of: \.isPickerVisible),
    ]

  static let entry = PageEntry(
    path: "date-range-picker-form-cell", title: localized("Date range picker"), group: localized("Forms"),
    keywords: ["calendar", "from", "to", "days", "period", "form cell", "FUIDateRangePickerFormCell"],
    knobs: properties.map(\.knob))

  static func body(_ context: PageContext) -> Widget {
    CellSheet.form(
      context, Self.properties, value: Self.sample,
      text: { $0.map { "\($0.lowerBound)...\($0.upperBound)" } ?? "nil" },
      variants: [
        Variant("Open") { $0.isPickerVisible = true },
        Variant("No dates") { $0.value = nil },
        Variant("In words of its own") { $0.formatter = { "day \($0.day) of month \($0.month)" } },
        Variant("Long title") { $0.title = "The days on which the technician is not going to be at work" },
        .rightToLeft("الإجازة") { $0.isPickerVisible = true },
      ])
  }
}
