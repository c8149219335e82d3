import Floorplan

/// A page of all text styles of the current theme, with their size, weight and names in style sheets.
let textStylesPage = Page(
  path: "text-styles", title: localized("Text Styles"), group: localized("Theming"),
  summary: localized("Every text style of the theme"), iconName: "text-x-generic-symbolic",
  documentation: "style-sheets",
  keywords:
    localizedKeywords("fonts, typography, font-style, sizes, weights, headline, body, caption, text scale, style sheet")
    + ["UIFontTextStyle", "nss"],
  knobs: [
    .text("sample", "Sample text", "The quick brown fox jumps over the lazy dog").grouped(in: .content),
    .text("style", "Text style"),
  ]
) { TextStyleBrowser($0).root }
