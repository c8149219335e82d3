import Floorplan

/// The content of the home page: a tile for each floorplan, and the favorite and recent pages.
final class HomeView {
  let root: Widget
  private let context: PageContext

  private static let tileWidth = 208
  private static let spacing = 16

  init(_ context: PageContext) {
    self.context = context
    let column = Box(.vertical, spacing: 12)
    root = PageInset.column([column], name: context.entry.title)
    column.append(Self.heading(overviewFloorplanPage.entry.group, isFirst: true))
    column.append(
      AdaptiveColumns(
        minimumColumnWidth: Self.tileWidth, spacing: Self.spacing,
        catalog.entries.filter { $0.group == overviewFloorplanPage.entry.group }.map { largeTile($0) }))
    // The closures of the tree keep the view alive until the tree is discarded.
    append(
      localized("Favorites"), localized("Pages that you mark as favorites appear here."), \.favorites, to: column)
    append(localized("Recent"), localized("Pages that you open appear here."), \.recents, to: column)
  }

  private static func heading(_ title: String, isFirst: Bool = false) -> Label {
    let label = Label(title, .title3, wraps: true)
    label.setAccessibleRole(.heading)
    if !isFirst { label.setMargins(top: 16) }
    return label
  }

  /// Appends a section that follows a list of pages.
  private func append(
    _ title: String, _ hint: String, _ paths: KeyPath<PageBookmarks, [String]>, to column: Box
  ) {
    let content = Box(.vertical)
    column.append(Self.heading(title))
    column.append(content)
    content.observe { [self, unowned content] in
      let entries = context.bookmarks[keyPath: paths].compactMap { catalog.entry($0) }
      for child in content.children { child.removePermanently() }
      content.append(
        entries.isEmpty
          ? Label(hint, .subheadline, .secondary, wraps: true)
          : AdaptiveColumns(
            minimumColumnWidth: Self.tileWidth, spacing: Self.spacing, entries.map { smallTile($0) }))
    }
  }

  /// Returns a tile with a picture of a floorplan.
  private func largeTile(_ entry: PageEntry) -> Button {
    let picture = FloorplanThumbnail(of: entry.path)
    picture.observe { [unowned picture, switches = context.switches] in
      picture.style = (switches.theme, switches.appearance)
    }
    let texts = Box(
      .vertical, spacing: 2,
      [Label(entry.title, .headline, wraps: true), Label(entry.summary, .footnote, .secondary, wraps: true)])
    texts.setMargins(top: 12, leading: 16, bottom: 16, trailing: 16)
    return tile(entry, describedBy: entry.summary, Box(.vertical, [picture, texts]))
  }

  /// Returns a tile with the icon of a page.
  private func smallTile(_ entry: PageEntry) -> Button {
    let icon = Image(iconName: entry.iconName)
    let texts = Box(
      .vertical,
      [Label(entry.title, .subheadline, wraps: true), Label(entry.group, .footnote, .secondary, wraps: true)])
    let content = Box(.horizontal, spacing: 12, [icon, texts])
    content.setMargins(top: 10, leading: 16, bottom: 10, trailing: 16)
    return tile(entry, describedBy: entry.group, content)
  }

  private func tile(_ entry: PageEntry, describedBy description: String, _ content: Widget) -> Button {
    let tile = Button()
    tile.child = content
    tile.addStyleClass(UtilityClass.card.rawValue)
    tile.addStyleClass("gallery-tile")
    tile.setAccessibleLabel(entry.title)
    tile.setAccessibleDescription(description)
    tile.onClick { [context] in context.open(ResolvedAddress(entry)) }
    return tile
  }
}
