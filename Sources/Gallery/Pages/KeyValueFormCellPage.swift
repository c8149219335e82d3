import Floorplan

/// The key-value form cell: every state, and a sample that the knobs change.
enum KeyValueFormCellPage: Page {
  private static let properties: [CellProperty<KeyValueFormCell>] =
    CellProperty.form(title: "Note") + CellProperty.typing(placeholder: "Description") + CellProperty.longText()

  static let entry = PageEntry(
    path: "key-value-form-cell", title: localized("Key-value, editable"), group: localized("Forms"),
    keywords: ["text", "lines", "note", "counter", "limit", "form cell", "FUIKeyValueFormCell"],
    knobs: properties.map(\.knob))

  static func body(_ context: PageContext) -> Widget {
    CellSheet.form(
      context, Self.properties, value: longSample, text: \.debugDescription,
      variants: [
        Variant("Without a text") { $0.value = "" },
        Variant("Long key") { $0.keyName = "What the technician has to know before the work on the pole begins" },
        Variant("Beyond the limit") { cell in
          cell.isCharCountEnabled = true
          cell.maxNoteTextLength = 20
          cell.allowsBeyondLimit = true
        },
        .rightToLeft("ملاحظة") { $0.value = "استبدل الألواح المكسورة على العمود 17." },
      ])
  }
}
