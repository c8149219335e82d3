import Floorplan

private let sample = DateTime(year: 2026, month: 3, day: 31, hour: 14, minute: 5)

private var zone: CellProperty<DatePickerFormCell> {
  let none = "none"
  return CellProperty(
    .choice("zone", "Time zone", none, of: [none, "Europe/Berlin", "America/New_York", "Asia/Tokyo"]),
    set: { cell, text, _ in cell.timeZone = text == none ? nil : ClockZone(identifier: text) },
    code: { $0 == none ? nil : "cell.timeZone = ClockZone(identifier: \($0.debugDescription))" })
}

/// The page of the date picker cell: all states, and a sample with knobs.
let datePickerFormCellPage = Page.form(
  DatePickerFormCell.self, path: "date-picker-form-cell", title: localized("Date Picker"),
  summary: localized("A date, a time or both"), iconName: "document-open-recent-symbolic",
  keywords: localizedKeywords("calendar, time, day, month, clock") + ["FUIDatePickerFormCell", "UIDatePicker"],
  label: "Appointment Date",
  properties: [
    .choice("mode", "Mode", .dateAndTime, of: \.datePickerMode),
    .date("minimum", "Earliest", "", of: \.minimumDate),
    .date("maximum", "Latest", "", of: \.maximumDate),
    .integer("interval", "Minute interval", 1, in: 1...30, of: \.minuteInterval),
    .choice("hours", "Hour cycle", .locale, of: \.hourCycle),
    zone,
    .toggle("clear", "Clear button", false, of: \.showsClearButton),
    .text("empty", "Empty value text", "No date selected", of: \.emptyValueText),
    .toggle("live", "Live changes", true, of: \.tracksLiveChanges),
    .toggle("always", "Always open", false, of: \.alwaysShowsPicker),
    .toggle("open", "Open", false, of: \.isPickerVisible),
  ],
  value: sample, text: { $0.map(\.description) ?? "nil" },
  variants: [
    Variant("Open") { $0.isPickerVisible = true },
    Variant(
      "Date only, with limits",
      ["mode": "date", "minimum": "2026-03-21 14:05", "maximum": "2026-03-31 14:05", "open": "on"]),
    Variant("Time only", ["mode": "time", "hours": "twelveHours", "open": "on"]),
    Variant("No date") { $0.value = nil },
    Variant("Custom format", ["mode": "date"]) { $0.formatter = { "Day \($0.day) of month \($0.month)" } },
    Variant("New York time", ["zone": "America/New_York"]) { cell in
      cell.value = DateTime(year: 2026, month: 3, day: 8, hour: 3, minute: 0)
      cell.isPickerVisible = true
    },
    Variant("Long title") { $0.title = "The day on which the technician is expected to start the repair" },
    .rightToLeft("تاريخ الموعد") { cell in
      cell.datePickerMode = .date
      cell.isPickerVisible = true
    },
  ])
