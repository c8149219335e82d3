import Floorplan

/// The page of the simple property form cell: all states, and a sample with knobs.
let simplePropertyFormCellPage = Page.form(
  SimplePropertyFormCell.self, path: "simple-property-form-cell", title: localized("Simple Property, Editable"),
  summary: localized("An editable value next to its key"), iconName: "text-x-generic-symbolic",
  keywords: localizedKeywords(
    "text, entry, field, password, prefix, suffix, suggestions, autocomplete, value help, mask")
    + ["FUISimplePropertyFormCell", "FUITextFieldFormCell"],
  label: "Location",
  properties: CellProperty.typing(placeholder: "Street, city") + [
    .toggle("stacked", "Stacked", false, of: \.isStacked),
    .text("prefix", "Prefix", "", of: \.prefix),
    .text("suffix", "Suffix", "", of: \.suffix),
    .choice("kind", "Input kind", .text, of: \.inputKind),
    .integer("limit", "Maximum characters", 0, in: 0...200, of: \.maxTextLength),
    .toggle("counter", "Counter", false, of: \.showsCharacterCount),
    suggestions, mask,
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
    Variant("Suggestions", ["suggestions": "list"]) { $0.value = "" },
    Variant("Mask", ["title": "Part number", "mask": "@@-####"]) { $0.value = "PL1009" },
    Variant("Mask, incomplete", ["title": "Part number", "mask": "@@-####"]) { cell in
      cell.value = "PL-10"
      cell.validationMessage = ValidationMessage("Use the format AB-1234.", style: .hint)
    },
    .rightToLeft("الموقع") { $0.value = "127 Higgins Drive" },
  ])

private let variable = SimplePropertyFormCell.variableName

/// The pattern of the text.
private let mask = CellProperty<SimplePropertyFormCell>(
  .text("mask", "Mask", ""), set: { cell, text, _ in cell.mask = text.isEmpty ? nil : InputMask(text) },
  code: { $0.isEmpty ? nil : "\(variable).mask = \($0.debugDescription)" })

/// The suggestions: of a list with recent values, or of a search that succeeds or fails after a while.
private let suggestions = CellProperty<SimplePropertyFormCell>(
  .choice("suggestions", "Suggestions", "none", of: ["none", "list", "search", "failing-search"]),
  set: { cell, text, _ in
    switch text {
    case "list":
      cell.suggestions = Suggestions(locations, recent: ["12 Harbor Street, Oakland", "Pier 9, San Francisco"])
    case "search": cell.suggestions = Suggestions(search: search)
    case "failing-search":
      cell.suggestions = Suggestions { text in
        _ = try await search(text)
        throw SearchFailure()
      }
    default: cell.suggestions = nil
    }
  },
  code: { text in
    switch text {
    case "list": "\(variable).suggestions = Suggestions(locations, recent: recentLocations)"
    case "search", "failing-search":
      "\(variable).suggestions = Suggestions { text in try await server.locations(matching: text) }"
    default: nil
    }
  })

private struct SearchFailure: Error, CustomStringConvertible {
  var description: String { "the server isn’t available" }
}

private func search(_ text: String) async throws -> [Suggestion] {
  try await Task.sleep(for: .milliseconds(600))
  return SubstringSearch(locations.map { [$0.title] }).indices(matching: text).map { locations[$0] }
}

private let locations = [
  Suggestion("12 Harbor Street, Oakland", description: "Warehouse"),
  Suggestion("127 Higgins Drive, Palo Alto", description: "Pole 17"),
  Suggestion("2201 Broadway, Redwood City", description: "Transformer station"),
  Suggestion("3410 Hillview Avenue, Palo Alto", description: "Office"),
  Suggestion("60 Mission Street, San Francisco", description: "Tunnel, east entrance"),
  Suggestion("750 Water Street, Santa Cruz", description: "Pump house"),
  Suggestion("900 Lakeside Drive, Oakland", description: "Substation"),
  Suggestion("Pier 9, San Francisco", description: "Mooring and crane"),
]
