import Floorplan

/// A page of all assigned Unicode characters, in sections with pinned headers.
let charactersPage = Page(
  path: "characters", title: localized("Unicode Characters"), group: localized("Stress Tests"),
  summary: localized("All assigned characters, in sections with pinned headers"), iconName: "emoji-symbols-symbolic",
  documentation: "components/collection-view",
  keywords:
    localizedKeywords("unicode, glyph, emoji, symbol, code point, many items, pinned header, section, search, copy"),
  knobs: [
    .choice("glyph-size", "Size", "28", of: GlyphCell.sizes.map(\.points)),
    .text("search", "Search"),
    .text("character", "Character"),
  ]
) { context in
  let content = ContentHost()
  content.load(localized("the Unicode tables"), for: context) {
    CharacterTable()
  } completion: { table in
    content.show(CharacterBrowser(table, context).root)
  }
  return content.root
}
