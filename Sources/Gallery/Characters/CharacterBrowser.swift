import Floorplan

/// All characters with their search, and what is known of the chosen one.
final class CharacterBrowser {
  let root = Box(.vertical)
  private let context: PageContext
  private let table: CharacterTable
  private let collection = TextScaledCollection()
  private let list: CollectionPane
  private let detail = Stage()
  private let split: ListDetail
  private var source: CollectionDataSource<UInt32, UInt32>?
  private var shown: [CharacterTable.Block] = []
  private var style = TextStyle.title1

  init(_ table: CharacterTable, _ context: PageContext) {
    self.context = context
    self.table = table
    list = CollectionPane(collection, name: localized("Characters"))
    split = ListDetail(list: list.root, detail: detail.root)
    split.expandsVertically = true
    root.append(searchEntry())
    root.append(split)
    // The closures of the tree keep the browser, and go with the tree.
    setUpCollection()
    root.observe { [self] in arrange(size: context.value(ofKnob: "glyph-size")) }
    root.observe { [self] in filter(context.value(ofKnob: "search")) }
    root.observe { [self] in showRecord(of: context.value(ofKnob: "character")) }
  }

  private func searchEntry() -> Widget {
    let entry = SearchEntry(name: localized("Search by name or code point"))
    entry.setMargins(leading: 16, bottom: 12, trailing: 16)
    entry.text = context.value(ofKnob: "search")
    entry.connect("search-changed") { [unowned entry, context] in context.setValue(entry.text, ofKnob: "search") }
    entry.connect("stop-search") { [unowned entry] in entry.text = "" }
    return entry
  }

  // MARK: List

  private func setUpCollection() {
    collection.register(GlyphCell.self)
    collection.register(SectionHeaderFooterView.self)
    collection.selectionMode = .single
    collection.setAccessibleLabel(context.entry.title)
    // What the browser keeps must not keep it.
    source = CollectionDataSource(collection) { [unowned self] collection, index, codePoint in
      let cell = collection.dequeue(GlyphCell.self, for: index)
      if let record = CharacterRecord(codePoint) { cell.show(record, style) }
      return cell
    }
    collection.headerHeight = { _ in .measured }
    collection.supplementaryViewProvider = { [self] collection, kind, section in
      guard kind == .header, shown.indices.contains(section) else { return nil }
      let header = collection.dequeue(SectionHeaderFooterView.self, for: kind, ofSection: section)
      header.title = shown[section].title
      header.attributeText = groupedDigits(shown[section].codePoints.count)
      return header
    }
    collection.onTextScaleChange = { [self] in arrange(size: context.value(ofKnob: "glyph-size")) }
    // Beside the list the record follows the selection; over it, an arrow key must not open one.
    collection.onSelectionChange = { [self] in
      if !split.isCollapsed, let index = collection.selectedItem { open(index) }
    }
    collection.onActivate = { [self] in open($0) }
    split.onEscape { [self] in closeRecord() }
  }

  private func open(_ index: ItemIndex) {
    guard let codePoint = source?.snapshot.itemID(at: index) else { return }
    context.setValue(codePointText(codePoint), ofKnob: "character")
  }

  private func arrange(size: String) {
    style = GlyphCell.sizes.first { $0.points == size }?.style ?? .title1
    for index in collection.itemsWithCells {
      guard let cell = collection.cell(at: index) as? GlyphCell, let codePoint = source?.snapshot.itemID(at: index),
        let record = CharacterRecord(codePoint)
      else { continue }
      cell.show(record, style)
    }
    collection.layout = HorizontalFlowLayout(
      minimumScaledItemSize: GlyphCell.size(style), minimumInteritemSpacing: 4, minimumLineSpacing: 4,
      sectionInset: Insets(top: 0, leading: 8, bottom: 12, trailing: 8), headerReferenceHeight: 44, pinsHeaders: true)
  }

  private func filter(_ text: String) {
    shown = table.blocks(matching: text)
    let count = shown.reduce(0) { $0 + $1.codePoints.count }
    context.title = countTitle(context.entry.title, shown: count, total: table.count)
    do throws(SnapshotError) {
      var snapshot = CollectionSnapshot<UInt32, UInt32>()
      try snapshot.appendSections(shown.map(\.range.lowerBound))
      for block in shown { try snapshot.appendItems(block.codePoints, toSection: block.range.lowerBound) }
      try source?.apply(snapshot)
    } catch {
      context.announce("\(error)")
    }
    collection.reloadSupplementaryViews()
    if count == 0 {
      list.show(
        StatePanel(
          iconName: "edit-find-symbolic", title: localized("No match"),
          message: localized("No character's name matches “%1$@”.").filled(with: text)))
    } else {
      list.showItems()
    }
  }

  // MARK: Record

  private func showRecord(of text: String) {
    guard !text.isEmpty else {
      detail.clear()
      split.showsDetail = false
      return
    }
    // Shown last: the focus goes to what is there then.
    defer { split.showsDetail = true }
    guard let codePoint = CharacterTable.codePoint(text), let record = CharacterRecord(codePoint) else {
      let close = Button(label: localized("Close"))
      close.onClick { [self] in closeRecord() }
      detail.show(
        StatePanel(
          iconName: "edit-find-symbolic", title: localized("No such character"),
          message: localized("“%1$@” is no code point; one looks like U+20AC.").filled(with: text), action: close
        ).root)
      return
    }
    detail.show(card(of: record))
    collection.selectedItem = source?.snapshot.index(ofItem: codePoint)
    if let selected = collection.selectedItem { collection.scrollTo(selected) }
  }

  private func card(of record: CharacterRecord) -> Widget {
    let glyph = Label(record.glyph ?? "")
    glyph.addStyleClass(TextStyle.extraLargeTitle.utilityClass)
    glyph.isVisible = record.glyph != nil
    let copy = Button(label: localized("Copy"))
    copy.horizontalAlignment = .center
    copy.onClick { [self] in
      root.clipboard.set(text: String(record.scalar))
      context.announce(localized("Copied %1$@").filled(with: record.codePoint))
    }
    return RecordCard(title: record.name, fields: record.fields, above: [glyph, copy]) { [self] in
      closeRecord()
    }.root
  }

  private func closeRecord() {
    collection.selectedItem = nil
    context.setValue("", ofKnob: "character")
    collection.grabFocus()
  }
}
