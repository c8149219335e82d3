import Floorplan

/// The duration picker cell: every state, and a sample that the knobs change.
final class DurationPickerFormCellPage: Page {
  private static let properties: [CellProperty<DurationPickerFormCell>] =
    CellProperty.form(title: "Duration") + [
      .integer(
        "interval", "Minutes from one choice to the next", 5, standard: 5, in: 1...30, of: \.minuteInterval,
        code: "minuteInterval"),
      .toggle("zero", "Zero allowed", false, of: \.allowsZeroDuration, code: "allowsZeroDuration"),
      .toggle("live", "Live", true, standard: true, of: \.isTrackingLiveChanges, code: "isTrackingLiveChanges"),
      .toggle("always", "Always open", false, of: \.alwaysShowPicker, code: "alwaysShowPicker"),
      .toggle("open", "Open", false, of: \.isPickerVisible, code: "isPickerVisible"),
    ]

  static let entry = PageEntry(
    path: "duration-picker-form-cell", title: localized("Duration picker"), group: localized("Forms"),
    keywords: ["time", "hours", "minutes", "interval", "form cell", "FUIDurationPickerFormCell", "UIDatePicker"],
    knobs: properties.map(\.knob))

  let root: Widget

  init(_ context: PageContext) {
    root = CellSheet.form(
      context, Self.properties, value: 3900,
      base: { $0.title = "Duration" },
      variants: [
        Variant("Open") { $0.isPickerVisible = true },
        Variant("Always open, disabled") { cell in
          cell.alwaysShowPicker = true
          cell.isEnabled = false
        },
        Variant("Longer than a day") { cell in
          cell.value = 360_000
          cell.isPickerVisible = true
        },
        Variant("In words of its own") { $0.formatter = { "\(Int($0) / 60) minutes" } },
        Variant("Long title") {
          $0.title = "The time that the technician is going to need for all parts of the repair"
        },
        .rightToLeft { cell in
          cell.title = "المدة"
          cell.isPickerVisible = true
        },
      ])
  }
}
