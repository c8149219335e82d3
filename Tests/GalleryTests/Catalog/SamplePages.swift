@testable import Gallery

/// A small catalog with every kind of knob.
nonisolated let samplePages: [PageEntry] = [
  PageEntry(
    path: "collections/packages", title: "Installed Software", group: "Collections",
    keywords: ["dpkg", "apt", "object cell"],
    knobs: [KnobDefinition(name: "columns", title: "Columns", kind: .number(1...6, step: 1), defaultValue: "1")]),
  PageEntry(path: "collections/icons", title: "Icons", group: "Collections", keywords: ["theme", "image cell"]),
  PageEntry(
    path: "forms/basics", title: "Form Basics", group: "Forms", keywords: ["switch", "slider"],
    knobs: [
      KnobDefinition(name: "enabled", title: "Enabled", kind: .toggle, defaultValue: "on"),
      KnobDefinition(
        name: "style", title: "Style", kind: .choice(["plain", "grouped", "inset"]), defaultValue: "plain"),
      KnobDefinition(name: "label", title: "Label", kind: .text, defaultValue: ""),
      KnobDefinition(name: "value", title: "Value", kind: .number(-1.5...100, step: 0.5), defaultValue: "40"),
    ]),
  PageEntry(path: "forms/date-time", title: "Date/Time Picker", group: "Forms", keywords: ["calendar", "clock"]),
  PageEntry(path: "forms/list-picker", title: "List Picker", group: "Forms", keywords: ["choose", "Größe"]),
  PageEntry(path: "picker", title: "Picker", group: "Basics"),
]

/// The index of ``samplePages``.
nonisolated let sampleIndex = CatalogIndex(samplePages)
