import Floorplan

/// A page of all indicators and icons of the icon theme, as image cells that wrap.
let iconsPage = Page(
  path: "icons", title: localized("Icons"), group: localized("Collections"),
  summary: localized("Every icon of the icon theme as an image cell"), iconName: "emoji-objects-symbolic",
  documentation: "components/image-cell",
  keywords:
    localizedKeywords("icon theme, symbolic, image cell, collection, wrapping, flow, copy name, indicator, priority")
    + ["FUIImageCollectionViewCell", "FUIIconLibrary"],
  knobs: [
    .choice("icon-size", "Size", "32", of: ["16", "24", "32", "48", "64"]),
    .text("search", "Search"),
  ]
) { IconBrowser($0).root }

/// The icons by source, with a search.
private final class IconBrowser {
  let root = Box(.vertical)
  private let context: PageContext
  private let parts: [(title: String, icons: [ImageSource], search: SearchIndex)]
  private let collection = CollectionView()
  private let list: CollectionPane
  private let nameLabel = Label()
  private var source: CollectionDataSource<String, ImageSource>?
  private var displayedParts: [(title: String, icons: [ImageSource])] = []
  private var iconSize = 32

  init(_ context: PageContext) {
    self.context = context
    list = CollectionPane(collection, name: localized("Icons"))
    let theme = Display.default.map(IconTheme.of)
    let sources: [(String, [ImageSource])] = [
      (localized("Indicators"), Indicator.allCases.map(ImageSource.indicator)),
      (localized("Icon Theme"), (theme?.iconNames ?? []).sorted().map(ImageSource.icon)),
    ]
    parts = sources.map { title, icons in
      (title, icons, SearchIndex(icons.map { SearchIndex.Document(title: Self.name(of: $0)) }))
    }

    let entry = SearchEntry.bound(to: "search", of: context, name: localized("Search icons"))
    entry.setMargins(bottom: 12)
    nameLabel.alignment = 0
    nameLabel.ellipsis = .middle
    nameLabel.setMargins(top: 8, bottom: 8)
    nameLabel.addStyleClass(UtilityClass.secondary.rawValue)
    nameLabel.announcesText = true
    for part in [PageInset(entry), .list(list.root), PageInset(nameLabel)] { root.append(part) }

    setUpCollection()
    // The closures of the widget tree keep the page alive as long as the tree exists.
    root.observe { [self] in arrange(iconSize: Int(context.value(ofKnob: "icon-size")) ?? 32) }
    root.observe { [self] in filter(context.value(ofKnob: "search")) }
  }

  private func setUpCollection() {
    collection.setAccessibleLabel(localized("Installed icons"))
    collection.showHeaders { [unowned self] section in
      displayedParts.indices.contains(section) ? (displayedParts[section].title, nil) : nil
    }
    source = CollectionDataSource(collection, ImageCell.self) { [unowned self] cell, icon in
      let name = Self.name(of: icon)
      cell.detailImage = icon
      cell.detailImageViewSize = Size(width: Double(iconSize), height: Double(iconSize))
      cell.accessibilityLabel = name
      cell.tooltip = name
    }
    collection.itemName = { [unowned self] in source?.snapshot.itemID(at: $0).map(Self.name) }
    collection.onActivate = { [unowned self] index in copyName(at: index) }
    collection.onFocusChange = { [unowned self] in
      nameLabel.text = collection.focusedItem.flatMap { source?.snapshot.itemID(at: $0) }.map(Self.name) ?? Self.hint
    }
    nameLabel.text = Self.hint
  }

  private static let hint = localized("Click an icon or press Enter to copy its name.")

  private static func name(of icon: ImageSource) -> String {
    switch icon {
    case .icon(let name), .file(let name), .address(let name): name
    case .indicator(let indicator): indicator.rawValue
    case .encoded(let image): image.id
    case .drawn(let image): image.id
    }
  }

  private func copyName(at index: ItemIndex) {
    guard let name = source?.snapshot.itemID(at: index).map(Self.name) else { return }
    context.copy(name, from: root)
  }

  private func arrange(iconSize: Int) {
    self.iconSize = iconSize
    let side = Double(max(48, iconSize + 32))
    collection.layout = HorizontalFlowLayout(
      minimumScaledItemSize: Size(width: side, height: side), minimumInteritemSpacing: 4, minimumLineSpacing: 4,
      sectionInset: Insets(top: 0, leading: 16, bottom: 16, trailing: 16))
    if !displayedParts.isEmpty { show(displayedParts, reloading: true) }
  }

  private func show(_ parts: [(title: String, icons: [ImageSource])], reloading: Bool = false) {
    displayedParts = parts
    source?.show(
      parts.map { (id: $0.title, items: $0.icons) }, announcing: context.announce,
      reloading: reloading ? parts.flatMap(\.icons) : [])
  }

  private func filter(_ text: String) {
    let found = parts.map { title, icons, search in (title: title, icons: search.search(text).map { icons[$0] }) }
    let count = found.reduce(0) { $0 + $1.icons.count }
    context.title = localized("Icons").withCount(count, of: parts.reduce(0) { $0 + $1.icons.count })
    show(found.filter { !$0.icons.isEmpty })
    if count == 0 {
      list.showPlaceholder(localized("No Results"), localized("No icons match “%1$@”.").filled(with: text))
    } else {
      list.showItems()
    }
  }
}
