import Floorplan

/// A page of all palette colors of the current theme, with their contrast.
let palettePage = Page(
  path: "palette", title: localized("Palette"), group: localized("Theming"),
  summary: localized("Every color of the theme, with its contrast"), iconName: "color-select-symbolic",
  documentation: "style-sheets",
  keywords:
    localizedKeywords(
      "colors, colours, contrast, tokens, swatch, accent, tint, dark, high contrast, redefined, style sheet")
    + ["WCAG", "hex", "nss"],
  knobs: [
    .choice("show", "Show", PaletteTable.Subject.colors),
    .choice("appearances", "Appearances", PaletteBrowser.Appearances.current),
    .choice("only", "Filter", PaletteTable.Selection.all),
    .text("search", "Search"),
    .text("color", "Color"),
  ]
) { PaletteBrowser($0).root }
