import Floorplan

/// The page of the simple property form cell: all states, and a sample with knobs.
let simplePropertyFormCellPage = Page.form(
  SimplePropertyFormCell.self, path: "simple-property-form-cell", title: localized("Simple Property, Editable"),
  summary: localized("An editable value next to its key"), iconName: "text-x-generic-symbolic",
  keywords: localizedKeywords("text, entry, field, password, prefix, suffix")
    + ["FUISimplePropertyFormCell", "FUITextFieldFormCell"],
  label: "Location",
  properties: CellProperty.typing(placeholder: "Street, city") + [
    .toggle("stacked", "Stacked", false, of: \.isStacked),
    .text("prefix", "Prefix", "", of: \.prefix),
    .text("suffix", "Suffix", "", of: \.suffix),
    .choice("kind", "Input kind", .text, of: \.inputKind),
    .integer("limit", "Maximum characters", 0, in: 0...200, of: \.maxTextLength),
    .toggle("counter", "Counter", false, of: \.isCharCountEnabled),
  ],
  value: "127 Higgins Drive, Palo Alto", text: \.debugDescription,
  variants: [
    Variant("Empty") { $0.value = "" },
    Variant("Stacked") { $0.isStacked = true },
    Variant("Prefix and suffix", ["title": "Website", "prefix": "https://", "suffix": ".com", "kind": "link"]) {
      $0.value = "example"
    },
    Variant("Password", ["title": "Password", "kind": "password"]) { $0.value = "secret" },
    .readOnly("Password", ["title": "Password", "kind": "password"]) { $0.value = "secret" },
    Variant("Long key") { $0.title = "The location of the entrance for deliveries" },
    Variant("At the limit", ["limit": "28", "counter": "on"]),
    .rightToLeft("الموقع") { $0.value = "127 Higgins Drive" },
  ])
