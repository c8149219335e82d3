import Floorplan

/// The page of the key-value form cell: all states, and a sample with knobs.
let keyValueFormCellPage = Page.form(
  KeyValueFormCell.self, path: "key-value-form-cell", title: localized("Key-Value, Editable"),
  summary: localized("An editable text below its key"), iconName: "dialog-password-symbolic",
  keywords: localizedKeywords("text, lines, note, counter, limit") + ["FUIKeyValueFormCell"],
  label: "Note",
  properties: CellProperty.typing(placeholder: "Description") + CellProperty.longText(),
  value: longSample, text: \.debugDescription,
  variants: [
    Variant("Empty") { $0.value = "" },
    Variant("Long key") { $0.title = "What the technician must know before starting work on the pole" },
    Variant("Over the limit", ["counter": "on", "limit": "20", "beyond": "on"]),
    .rightToLeft("ملاحظة") { $0.value = "استبدل الألواح المكسورة على العمود 17." },
  ])
