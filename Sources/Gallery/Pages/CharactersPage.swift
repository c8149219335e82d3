import Floorplan

/// A page of all assigned Unicode characters, in sections with pinned headers.
let charactersPage = Page(
  path: "characters", title: localized("Unicode Characters"), group: localized("Stress Tests"),
  keywords: [
    "unicode", "glyph", "emoji", "symbol", "code point", "many items", "pinned header", "section", "search", "copy",
  ],
  knobs: [
    .choice("glyph-size", "Size", "28", of: GlyphCell.sizes.map(\.points)),
    .text("search", "Search"),
    .text("character", "Character"),
  ]
) { CharacterLoader($0).content.root }

/// Reads the Unicode tables, and then displays the characters.
private final class CharacterLoader: Cancellable {
  let content = ContentHost()
  private var loading: Task<Void, Never>?

  init(_ context: PageContext) {
    content.root.addCancellable(self)
    context.isLoading = true
    content.show(Spinner(loading: localized("the Unicode tables")))
    // Load in the background, so the first frame isn't delayed.
    loading = Task { [weak self] in
      let table = await Task.detached(priority: .userInitiated) { CharacterTable() }.value
      guard !Task.isCancelled, let self else { return }
      content.show(CharacterBrowser(table, context).root)
      context.isLoading = false
    }
  }

  func cancel() { loading?.cancel() }
}
