import Floorplan

/// A part of a list of records, by their ids.
nonisolated struct RecordSection: Sendable, Hashable {
  let title: String
  let ids: [String]
}

/// A list in sections, and the record of the chosen item beside it, or over it where it is narrow.
///
/// What is chosen is the value of a knob, so that a link leads to it. A subclass gives items, cells and records, and
/// ends its initialiser with ``start()``.
class RecordBrowser {
  let root = Box(.vertical)
  let context: PageContext
  let collection = TextScaledCollection()
  private let list: CollectionPane
  private let detail = Stage()
  private let split: ListDetail
  private let knob: String
  private let missing: String
  private let hasHeaders: Bool
  private var source: CollectionDataSource<String, String>?
  private var sections: [RecordSection] = []
  /// The id of the record that is shown.
  private var recordID = ""
  private var card: RecordCard?

  /// A browser without items.
  ///
  /// - Parameters:
  ///   - context: The page's.
  ///   - knob: The knob whose value is the id of the chosen item.
  ///   - missing: What to say where there is no item of the id, as in "No such class path".
  ///   - field: What stands above the list.
  ///   - hasHeaders: Whether the sections have their titles above them.
  init(_ context: PageContext, knob: String, missing: String, field: Widget, hasHeaders: Bool = true) {
    self.context = context
    self.knob = knob
    self.hasHeaders = hasHeaders
    self.missing = missing
    list = CollectionPane(collection, name: context.entry.title)
    split = ListDetail(list: list.root, detail: detail.root)
    split.expandsVertically = true
    field.setMargins(top: 4, leading: 16, bottom: 12, trailing: 16)
    root.append(field)
    root.append(split)
    collection.setAccessibleLabel(context.entry.title)
  }

  // MARK: What subclasses give

  /// Calls ``show(_:of:nothing:)``; what it reads is observed.
  func fill() {}
  /// The cell of an item, dequeued and filled.
  func cell(for id: String, at index: ItemIndex) -> CollectionCell {
    preconditionFailure("\(type(of: self)) gives no cells")
  }
  /// Fills a cell that shows an item again.
  func show(_ id: String, in cell: CollectionCell) {}
  /// The record of an item; nil where there is none with this id.
  ///
  /// What it reads is observed.
  func record(of id: String) -> RecordCard? { nil }

  /// Begins to follow people and the knob.
  final func start() {
    collection.register(SectionHeaderFooterView.self)
    collection.selectionMode = .single
    // What the collection keeps must not keep its owner.
    source = CollectionDataSource(collection) { [unowned self] _, index, id in cell(for: id, at: index) }
    if hasHeaders { collection.headerHeight = { _ in .measured } }
    // The closures of the tree keep the browser, and go with the tree.
    collection.supplementaryViewProvider = { [self] collection, kind, section in
      guard hasHeaders, kind == .header, sections.indices.contains(section) else { return nil }
      let header = collection.dequeue(SectionHeaderFooterView.self, for: kind, ofSection: section)
      header.title = sections[section].title
      header.attributeText = groupedDigits(sections[section].ids.count)
      return header
    }
    // Beside the list the record follows the selection; over it, an arrow key must not open one.
    collection.onSelectionChange = { [self] in
      if !split.isCollapsed, let index = collection.selectedItem { open(index) }
    }
    collection.onActivate = { [self] in open($0) }
    collection.copyableText = { [self] in source?.snapshot.itemID(at: $0) }
    split.onEscape { [self] in closeRecord() }
    root.observe { [self] in fill() }
    root.observe { [self] in showRecord(of: context.value(ofKnob: knob)) }
  }

  // MARK: List

  /// Shows other items, and items that stayed as they are now.
  ///
  /// - Parameters:
  ///   - newSections: The items; those without any are left out.
  ///   - total: How many there would be without a search.
  ///   - nothing: What to say where there are none.
  final func show(_ newSections: [RecordSection], of total: Int, nothing: String) {
    sections = newSections.filter { !$0.ids.isEmpty }
    let count = sections.reduce(0) { $0 + $1.ids.count }
    context.title = countTitle(context.entry.title, shown: count, total: total)
    do throws(SnapshotError) {
      var snapshot = CollectionSnapshot<String, String>()
      for section in sections {
        try snapshot.appendSections([section.title])
        try snapshot.appendItems(section.ids, toSection: section.title)
      }
      try source?.apply(snapshot, animated: false)
    } catch {
      context.announce("\(error)")
    }
    refreshCells()
    collection.reloadSupplementaryViews()
    if count == 0 {
      list.show(StatePanel(iconName: "edit-find-symbolic", title: localized("No match"), message: nothing))
    } else {
      list.showItems()
    }
    select(recordID, bringingIntoSight: false)
  }

  private func refreshCells() {
    for index in collection.itemsWithCells {
      guard let cell = collection.cell(at: index), let id = source?.snapshot.itemID(at: index) else { continue }
      show(id, in: cell)
    }
  }

  private func open(_ index: ItemIndex) {
    guard let id = source?.snapshot.itemID(at: index) else { return }
    context.setValue(id, ofKnob: knob)
  }

  private func select(_ id: String, bringingIntoSight: Bool) {
    let index = id.isEmpty ? nil : source?.snapshot.index(ofItem: id)
    if collection.selectedItem != index { collection.selectedItem = index }
    if bringingIntoSight, let index { collection.scrollTo(index) }
  }

  // MARK: Record

  private func showRecord(of id: String) {
    defer { recordID = id }
    guard !id.isEmpty else {
      card = nil
      detail.clear()
      split.showsDetail = false
      return
    }
    let (hadFocus, offset) = (detail.root.containsFocus, card?.scrollOffset)
    card = record(of: id)
    detail.show(card?.root ?? missingRecord(of: id))
    // The theme may have changed under somebody who reads on.
    if id == recordID {
      if let offset { card?.scrollOffset = offset }
      if hadFocus { detail.root.moveFocus(.tabForward) }
      return
    }
    // Shown last: the focus goes to what is there then.
    split.showsDetail = true
    select(id, bringingIntoSight: true)
  }

  private func missingRecord(of id: String) -> Widget {
    let close = Button(label: localized("Close"))
    close.onClick { [self] in closeRecord() }
    return StatePanel(
      iconName: "edit-find-symbolic", title: missing,
      message: localized("Nothing here is called “%1$@”.").filled(with: id), action: close
    ).root
  }

  /// Goes back to the list.
  final func closeRecord() {
    collection.selectedItem = nil
    context.setValue("", ofKnob: knob)
    collection.grabFocus()
  }

  /// A button that copies a text and says so.
  final func copyButton(_ label: String, _ text: String, announcing announced: String? = nil) -> Button {
    let button = Button(label: label)
    button.onClick { [context, root] in
      root.clipboard.set(text: text)
      context.announce(localized("Copied %1$@").filled(with: announced ?? text))
    }
    return button
  }
}

extension SearchEntry {
  /// A search whose text is a knob's.
  static func bound(to knob: String, of context: PageContext, name: String) -> SearchEntry {
    let entry = SearchEntry(name: name)
    var known = ""
    var isFollowing = false
    entry.observe { [unowned entry, context] in
      known = context.value(ofKnob: knob)
      isFollowing = true
      if entry.text != known { entry.text = known }
      isFollowing = false
    }
    // GTK emits it at once for the empty text between two others, and else a moment after the change.
    entry.connect("search-changed") { [unowned entry, context] in
      if !isFollowing, entry.text != known { context.setValue(entry.text, ofKnob: knob) }
    }
    entry.connect("stop-search") { [unowned entry] in entry.text = "" }
    return entry
  }
}
