import Floorplan

/// A page of a table with embedded collections: the icons of the theme, grouped by the first word of their names.
let embeddedCollectionsPage = Page(
  path: "embedded-collections", title: localized("Collections in a Table"), group: localized("Collections"),
  summary: localized("Table rows that embed collections"), iconName: "folder-symbolic",
  documentation: "components/collection-row",
  keywords:
    localizedKeywords(
      "collection row, collection section, item collection row, embedded, nested, horizontal scroll, shelf")
    + ["FUICollectionViewTableViewCell", "FUIItemCollectionViewTableViewCell", "FUITableViewCollectionSection"],
  knobs: [
    .choice("rows", "Rows", IconTable.Arrangement.horizontal)
  ]
) { IconTable($0).root }

/// A table with a row of icons for each word.
private final class IconTable {
  /// The arrangement of the icons in a row.
  nonisolated enum Arrangement: String, CaseIterable {
    case horizontal, items, tiles

    /// The layout, or nil if the row chooses the number of columns for its width.
    var layout: (any CollectionLayout)? {
      let inset = Insets(top: 8, leading: 16, bottom: 8, trailing: 16)
      return switch self {
      case .horizontal:
        HorizontalScrollLayout(itemSize: Size(width: 96, height: 80), minimumInteritemSpacing: 16, sectionInset: inset)
      case .items: nil
      case .tiles:
        HorizontalFlowLayout(
          minimumScaledItemSize: Size(width: 64, height: 64), minimumInteritemSpacing: 4, minimumLineSpacing: 4,
          sectionInset: inset)
      }
    }
  }

  private nonisolated enum Row: Hashable, Sendable {
    case word(String)
    case icons(String)
  }

  let root = Box(.vertical)
  private let context: PageContext
  private let table = CollectionView(layout: .table)
  private let list: CollectionPane
  private let iconsByWord: [(word: String, icons: [String])]
  private var sections: [String: CollectionSection<Int, String>] = [:]
  private var source: CollectionDataSource<String, Row>?

  init(_ context: PageContext) {
    self.context = context
    list = CollectionPane(table, name: localized("Icons by Word"))
    table.isInsetGrouped = true
    root.append(list.root)
    let names = (Display.default.map(IconTheme.of)?.iconNames ?? []).sorted()
    iconsByWord = Dictionary(grouping: names) { String($0.prefix { $0 != "-" }) }
      .filter { $0.value.count > 1 }.map { (word: $0.key, icons: $0.value) }.sorted { $0.word < $1.word }
    setUpTable()
    // The closures of the widget tree keep the page alive as long as the tree exists.
    root.observe { [self] in arrange(Arrangement(rawValue: context.value(ofKnob: "rows")) ?? .horizontal) }
  }

  private func setUpTable() {
    table.setAccessibleLabel(localized("Icons by Word"))
    source = CollectionDataSource(table) { [unowned self] table, index, row in
      switch row {
      case .icons(let word):
        guard let section = sections[word] else { return table.dequeue(CollectionRow.self, for: index) }
        return section.row(for: index, in: table)
      case .word(let word):
        let cell = table.dequeue(ObjectCell.self, for: index)
        let count = iconsByWord.first { $0.word == word }?.icons.count ?? 0
        cell.headlineText = word
        cell.statusText = "\(count)"
        return cell
      }
    }
    if iconsByWord.isEmpty {
      list.showPlaceholder(
        localized("No Icons"),
        localized("The icon theme has no icons. Install an icon theme, such as adwaita-icon-theme."))
    }
  }

  private func arrange(_ arrangement: Arrangement) {
    sections = Dictionary(uniqueKeysWithValues: iconsByWord.map { ($0.word, section($0.word, $0.icons, arrangement)) })
    let groups: [(id: String, items: [Row])] = iconsByWord.map { ($0.word, [Row.word($0.word), .icons($0.word)]) }
    let isShown = source?.snapshot.numberOfItems ?? 0 > 0
    source?.show(
      groups, announcing: context.announce, reloading: isShown ? groups.flatMap(\.items) : [], animated: false)
  }

  private func section(
    _ word: String, _ icons: [String], _ arrangement: Arrangement
  ) -> CollectionSection<Int, String> {
    let section = CollectionSection<Int, String>(
      name: localized("Icons of %1$@").filled(with: word), layout: arrangement.layout
    ) {
      collection, index, name in
      let cell = collection.dequeue(ImageCell.self, for: index)
      cell.detailImage = .icon(name)
      cell.detailImageViewSize = Size(width: 32, height: 32)
      cell.accessibilityLabel = name
      cell.tooltip = name
      return cell
    }
    // Without this capture, the inner [weak section] would capture the section strongly here, a retain cycle.
    section.configure = { [context, weak section] collection in
      collection.onActivate = { [weak section, unowned collection] index in
        guard let name = section?.snapshot.itemID(at: index) else { return }
        context.copy(name, from: collection)
      }
    }
    do throws(SnapshotError) {
      try section.apply(CollectionSnapshot([icons]))
    } catch {
      context.announce("\(error)")
    }
    return section
  }
}
