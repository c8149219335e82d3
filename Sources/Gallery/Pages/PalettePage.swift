import Floorplan

/// Every colour that themes can redefine as the shown theme has it, with measured contrast.
final class PalettePage: Page {
  static let entry = PageEntry(
    path: "palette", title: localized("Palette"), group: localized("Theming"),
    keywords: [
      "colors", "colours", "contrast", "WCAG", "tokens", "hex", "swatch", "accent", "tint", "dark", "high contrast",
      "redefined", "nss", "style sheet",
    ],
    knobs: [
      KnobDefinition(
        name: "show", title: "Show", kind: .choice(PaletteTable.Subject.allCases.map(\.rawValue)),
        defaultValue: PaletteTable.Subject.colors.rawValue),
      KnobDefinition(
        name: "appearances", title: "Appearances",
        kind: .choice(PaletteBrowser.Appearances.allCases.map(\.rawValue)),
        defaultValue: PaletteBrowser.Appearances.shown.rawValue),
      KnobDefinition(
        name: "only", title: "Only", kind: .choice(PaletteTable.Selection.allCases.map(\.rawValue)),
        defaultValue: PaletteTable.Selection.all.rawValue),
      KnobDefinition(name: "search", title: "Search", kind: .text(), defaultValue: ""),
      KnobDefinition(name: "color", title: "Colour", kind: .text(), defaultValue: ""),
    ])

  let root: Widget

  init(_ context: PageContext) { root = PaletteBrowser(context).root }
}
