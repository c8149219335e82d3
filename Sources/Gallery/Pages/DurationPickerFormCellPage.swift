import Floorplan

/// The page of the duration picker cell: all states, and a sample with knobs.
let durationPickerFormCellPage = Page.form(
  DurationPickerFormCell.self, path: "duration-picker-form-cell", title: localized("Duration Picker"),
  summary: localized("A duration in hours and minutes"), iconName: "media-playback-pause-symbolic",
  keywords: localizedKeywords("time, hours, minutes, interval") + ["FUIDurationPickerFormCell", "UIDatePicker"],
  label: "Duration",
  properties: [
    .integer("interval", "Minute interval", 5, in: 1...30, of: \.minuteInterval),
    .toggle("zero", "Allow zero", false, of: \.allowsZeroDuration),
    .toggle("live", "Live changes", true, of: \.tracksLiveChanges),
    .toggle("always", "Always open", false, of: \.alwaysShowsPicker),
    .toggle("open", "Open", false, of: \.isPickerVisible),
  ],
  value: .seconds(3900), text: { ".seconds(\($0.components.seconds))" },
  variants: [
    Variant("Open") { $0.isPickerVisible = true },
    .disabled("Always open") { $0.alwaysShowsPicker = true },
    Variant("Longer than a day") { cell in
      cell.value = .seconds(360_000)
      cell.isPickerVisible = true
    },
    Variant("Custom format") { $0.formatter = { "\($0.components.seconds / 60) minutes" } },
    Variant("Long title", ["title": "The time that the technician will need for all steps of the repair"]),
    .rightToLeft("المدة") { $0.isPickerVisible = true },
  ])
