import Floorplan

/// A page that edits the most important values of a style sheet file.
let tokensPage = Page(
  path: "tokens", title: localized("Quick Tokens"), group: localized("Theming"),
  summary: localized("The most important colors, corners and fonts of a style sheet, to edit"),
  iconName: "document-edit-symbolic", documentation: "gallery",
  keywords: localizedKeywords("edit, accent, color, background, label, corner radius, font, contrast, style sheet")
) { TokenEditor($0).root }
