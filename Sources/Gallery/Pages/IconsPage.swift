import Floorplan

/// Every icon of the installed icon theme, as image cells that wrap.
final class IconsPage: Page {
  static let entry = PageEntry(
    path: "icons", title: "Icons", group: "Collections",
    keywords: [
      "icon theme", "symbolic", "image cell", "collection", "wrapping", "flow", "copy name",
      "FUIImageCollectionViewCell",
    ],
    knobs: [
      KnobDefinition(
        name: "icon-size", title: "Size", kind: .choice(["16", "24", "32", "48", "64"]), defaultValue: "32"),
      KnobDefinition(name: "search", title: "Search", kind: .text(), defaultValue: ""),
    ])

  let root: Widget
  private let context: PageContext
  private let search: IconNameSearch
  private let collection = CollectionView()
  private let list: CollectionPane
  private let nameLabel = Label()
  private var source: CollectionDataSource<Int, String>?
  private var iconSize = 32

  init(_ context: PageContext) {
    self.context = context
    let box = Box(.vertical)
    root = box
    list = CollectionPane(collection, name: "Icons")
    let theme = Display.default.map(IconTheme.of)
    search = IconNameSearch((theme?.iconNames ?? []).sorted())

    let entry = SearchEntry(name: "Search icons")
    entry.setMargins(leading: 16, bottom: 12, trailing: 16)
    entry.text = context.value(ofKnob: "search")
    entry.connect("search-changed") { [unowned entry, context] in context.setValue(entry.text, ofKnob: "search") }
    entry.connect("stop-search") { [unowned entry] in entry.text = "" }
    nameLabel.alignment = 0
    nameLabel.ellipsis = .middle
    nameLabel.setMargins(top: 8, leading: 16, bottom: 8, trailing: 16)
    nameLabel.addStyleClass(UtilityClass.secondary.rawValue)
    nameLabel.setAccessibleRole(.status)
    for part in [entry, list.root, nameLabel] as [Widget] { box.append(part) }

    setUpCollection()
    box.observe { [unowned self] in arrange(iconSize: Int(context.value(ofKnob: "icon-size")) ?? 32) }
    box.observe { [unowned self] in filter(context.value(ofKnob: "search")) }
  }

  private func setUpCollection() {
    collection.register(ImageCell.self)
    collection.setAccessibleLabel("Installed icons")
    source = CollectionDataSource(collection) { [unowned self] collection, index, name in
      let cell = collection.dequeue(ImageCell.self, for: index)
      cell.detailImage = .icon(name)
      cell.detailImageViewSize = Size(width: Double(iconSize), height: Double(iconSize))
      cell.accessibilityLabel = name
      cell.tooltip = name
      return cell
    }
    collection.onActivate = { [unowned self] index in copyName(at: index) }
    collection.onFocusChange = { [unowned self] in
      nameLabel.text = collection.focusedItem.flatMap { source?.snapshot.itemID(at: $0) } ?? Self.hint
    }
    nameLabel.text = Self.hint
  }

  private static let hint = "Click an icon or press Enter to copy its name"

  private func copyName(at index: ItemIndex) {
    guard let name = source?.snapshot.itemID(at: index) else { return }
    root.clipboard.set(text: name)
    context.announce("Copied “\(name)”")
  }

  private func arrange(iconSize: Int) {
    self.iconSize = iconSize
    let side = Double(max(48, iconSize + 32))
    collection.layout = HorizontalFlowLayout(
      minimumScaledItemSize: Size(width: side, height: side), minimumInteritemSpacing: 4, minimumLineSpacing: 4,
      sectionInset: Insets(top: 0, leading: 16, bottom: 16, trailing: 16))
    if let names = source?.snapshot.itemIDs(inSection: 0), !names.isEmpty { show(names, reloading: true) }
  }

  private func show(_ names: [String], reloading: Bool = false) {
    do throws(SnapshotError) {
      var snapshot = CollectionSnapshot<Int, String>()
      try snapshot.appendSections([0])
      try snapshot.appendItems(names)
      if reloading { try snapshot.reloadItems(names) }
      try source?.apply(snapshot)
    } catch {
      context.announce("\(error)")
    }
  }

  private func filter(_ text: String) {
    let names = text.isEmpty ? search.names : search.search(text)
    context.title = countTitle("Icons", shown: names.count, total: search.names.count)
    show(names)
    if names.isEmpty {
      let (title, message) =
        search.names.isEmpty
        ? ("No icons", "The icon theme lists no icons.  Install one, for example adwaita-icon-theme.")
        : ("No match", "No icon's name matches “\(text)”.")
      list.show(StatePanel(iconName: "edit-find-symbolic", title: title, message: message))
    } else {
      list.showItems()
    }
  }
}
