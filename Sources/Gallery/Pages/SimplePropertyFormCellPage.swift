import Floorplan

/// The simple property form cell: every state, and a sample that the knobs change.
final class SimplePropertyFormCellPage: Page {
  private static let properties: [CellProperty<SimplePropertyFormCell>] =
    CellProperty.form(title: "Location") + CellProperty.typing(placeholder: "Street, city") + [
      .toggle("stacked", "Key above the field", false, of: \.isStacked, code: "isStacked"),
      .text("prefix", "Prefix", "", of: \.prefix, code: "prefix"),
      .text("suffix", "Suffix", "", of: \.suffix, code: "suffix"),
      .choice("kind", "Kind of text", .text, standard: .text, of: \.inputKind, code: "inputKind"),
      .integer("limit", "Most characters", 0, standard: 0, in: 0...200, of: \.maxTextLength, code: "maxTextLength"),
      .toggle("counter", "Counter", false, of: \.isCharCountEnabled, code: "isCharCountEnabled"),
    ]

  static let entry = PageEntry(
    path: "simple-property-form-cell", title: localized("Simple property, editable"), group: localized("Forms"),
    keywords: [
      "text", "entry", "field", "password", "number", "prefix", "suffix", "currency", "form cell",
      "FUISimplePropertyFormCell", "FUITextFieldFormCell",
    ],
    knobs: properties.map(\.knob))

  let root: Widget

  init(_ context: PageContext) {
    root = CellSheet.form(
      context, Self.properties, value: "127 Higgins Drive, Palo Alto", text: \.debugDescription,
      base: { cell in
        cell.keyName = "Location"
        cell.placeholder.text = "Street, city"
      },
      variants: [
        Variant("Without a text") { $0.value = "" },
        Variant("Key above the field") { $0.isStacked = true },
        Variant("Prefix and suffix") { cell in
          cell.keyName = "Price"
          cell.prefix = "€"
          cell.suffix = "per hour"
          cell.inputKind = .number
          cell.value = "85.50"
        },
        Variant("Password") { cell in
          cell.keyName = "Password"
          cell.inputKind = .password
          cell.value = "not told"
        },
        Variant("Password, read-only") { cell in
          cell.keyName = "Password"
          cell.inputKind = .password
          cell.value = "not told"
          cell.isEditable = false
        },
        Variant("Long key") { $0.keyName = "Where the technician finds the entrance for deliveries" },
        Variant("At the limit") { cell in
          cell.maxTextLength = 28
          cell.isCharCountEnabled = true
        },
        .rightToLeft { cell in
          cell.keyName = "الموقع"
          cell.value = "127 Higgins Drive"
        },
      ])
  }
}
