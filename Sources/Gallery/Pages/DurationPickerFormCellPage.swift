import Floorplan

/// The duration picker cell: every state, and a sample that the knobs change.
final class DurationPickerFormCellPage: Page {
  private static let properties: [CellProperty<DurationPickerFormCell>] =
    CellProperty.form(title: "Duration") + [
      .integer(
        "interval", "Minutes from one choice to the next", 5, standard: 5, in: 1...30, of: \.minuteInterval,
        code: "minuteInterval"),
      .toggle("zero", "Zero allowed", false, of: \.allowsZeroDuration, code: "allowsZeroDuration"),
      .toggle(
        "live", "Live", true, standard: true, of: \.isTrackingLiveChanges, code: "isTrackingLiveChanges"),
      .toggle("always", "Always open", false, of: \.alwaysShowPicker, code: "alwaysShowPicker"),
      .toggle("open", "Open", false, of: \.isPickerVisible, code: "isPickerVisible"),
    ]

  static let entry = PageEntry(
    path: "duration-picker-form-cell", title: localized("Duration picker"), group: localized("Forms"),
    keywords: ["time", "hours", "minutes", "interval", "form cell", "FUIDurationPickerFormCell", "UIDatePicker"],
    knobs: properties.map(\.knob))

  let root: Widget

  init(_ context: PageContext) {
    func variant(
      _ title: String, _ fill: @escaping (DurationPickerFormCell) -> Void
    ) -> CellSheet<DurationPickerFormCell>.Variant {
      CellSheet.Variant(title) { cell in
        cell.title = "Duration"
        fill(cell)
      }
    }
    root =
      FormCellSheet(
        context, Self.properties, value: 3900,
        variants: [
          variant("Open") { $0.isPickerVisible = true },
          variant("Always open, disabled") { cell in
            cell.alwaysShowPicker = true
            cell.isEnabled = false
          },
          variant("Longer than a day") { cell in
            cell.value = 360_000
            cell.isPickerVisible = true
          },
          variant("In words of its own") { $0.formatter = { "\(Int($0) / 60) minutes" } },
          variant("Long title") {
            $0.title = "The time that the technician is going to need for all parts of the repair"
          },
          variant("Right to left") { cell in
            cell.setDirectionOfAll(.rtl)
            cell.title = "المدة"
            cell.isPickerVisible = true
            cell.setDirectionOfAll(.rtl)
          },
        ]
      ).root
  }
}
