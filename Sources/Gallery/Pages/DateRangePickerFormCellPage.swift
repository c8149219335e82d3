import Floorplan

/// The cell for a range of dates: every state, and a sample that the knobs change.
final class DateRangePickerFormCellPage: Page {
  private static let sample = DateTime(year: 2026, month: 3, day: 9).map { $0...$0.adding(days: 11) }

  private static let properties: [CellProperty<DateRangePickerFormCell>] =
    CellProperty.form(title: "Vacation") + [
      .date("minimum", "Earliest", "", of: \.minimumDate, code: "minimumDate"),
      .date("maximum", "Latest", "", of: \.maximumDate, code: "maximumDate"),
      .toggle("clear", "Button that clears", false, of: \.showsClearButton, code: "showsClearButton"),
      .text("empty", "Text for no dates", "No dates selected", of: \.emptyValueText, code: "emptyValueText"),
      .toggle("live", "Live", true, standard: true, of: \.isTrackingLiveChanges, code: "isTrackingLiveChanges"),
      .toggle("always", "Always open", false, of: \.alwaysShowPicker, code: "alwaysShowPicker"),
      .toggle("open", "Open", false, of: \.isPickerVisible, code: "isPickerVisible"),
    ]

  static let entry = PageEntry(
    path: "date-range-picker-form-cell", title: localized("Date range picker"), group: localized("Forms"),
    keywords: ["calendar", "from", "to", "days", "period", "form cell", "FUIDateRangePickerFormCell"],
    knobs: properties.map(\.knob))

  let root: Widget

  init(_ context: PageContext) {
    root = CellSheet.form(
      context, Self.properties, value: Self.sample,
      text: { $0.map { "\($0.lowerBound)...\($0.upperBound)" } ?? "nil" },
      base: { $0.title = "Vacation" },
      variants: [
        Variant("Open") { $0.isPickerVisible = true },
        Variant("No dates") { $0.value = nil },
        Variant("In words of its own") { $0.formatter = { "day \($0.day) of month \($0.month)" } },
        Variant("Long title") { $0.title = "The days on which the technician is not going to be at work" },
        .rightToLeft { cell in
          cell.title = "الإجازة"
          cell.isPickerVisible = true
        },
      ])
  }
}
