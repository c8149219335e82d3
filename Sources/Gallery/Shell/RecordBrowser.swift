import Floorplan

/// A part of a list of records, by their ids.
nonisolated struct RecordSection<ID: Hashable & Sendable>: Sendable, Hashable {
  let title: String
  let ids: [ID]

  /// The sections of some records, in the order in which their titles come first.
  static func sections<Record>(
    of records: [Record], titled title: (Record) -> String, id: (Record) -> ID
  ) -> [RecordSection] {
    var titles: Set<String> = []
    let order = records.map(title).filter { titles.insert($0).inserted }
    let groups = Dictionary(grouping: records, by: title)
    return order.map { RecordSection(title: $0, ids: groups[$0, default: []].map(id)) }
  }
}

/// A list in sections, and the record of the chosen item beside it, or over it where it is narrow.
///
/// The selection is the value of a knob, so links include it. A subclass provides items and records, fills cells, and ends
/// its initializer with ``start()``.
class RecordBrowser<ID: Hashable & Sendable, Cell: CollectionCell> {
  let root = Box(.vertical)
  let context: PageContext
  let collection = TextScaledCollection()
  private let list: CollectionPane
  private let detail = Stage()
  private let split: PaneSplit
  private let knob: String
  private let missing: String
  private let title: String
  private let hasHeaders: Bool
  private var source: CollectionDataSource<String, ID>?
  private var sections: [RecordSection<ID>] = []
  /// The knob's value for the record that is shown.
  private var recordName = ""
  private var card: RecordCard?

  /// Makes a browser without items.
  ///
  /// - Parameters:
  ///   - context: The page's.
  ///   - title: What the title counts; that of the page if not said otherwise.
  ///   - knob: The knob whose value is the name of the chosen item.
  ///   - missing: What to say where there is no item of the name, as in "Class Path Not Found".
  ///   - field: What stands above the list.
  ///   - hasHeaders: Whether the sections have their titles above them.
  init(
    _ context: PageContext, title: String? = nil, knob: String, missing: String, field: Widget, hasHeaders: Bool = true
  ) {
    self.context = context
    self.title = title ?? context.entry.title
    self.knob = knob
    self.hasHeaders = hasHeaders
    self.missing = missing
    list = CollectionPane(collection, name: self.title)
    split = PaneSplit(list: list.root, details: detail.root)
    split.expandsVertically = true
    field.setMargins(top: 4, leading: 16, bottom: 12, trailing: 16)
    root.append(field)
    root.append(split)
    collection.setAccessibleLabel(context.entry.title)
    collection.layout = AutosizingColumnFlowLayout(
      numberOfColumns: 1, minimumLineSpacing: 4, sectionInset: Insets(top: 0, leading: 8, bottom: 8, trailing: 8),
      headerReferenceHeight: hasHeaders ? 44 : 0, pinsHeaders: hasHeaders)
  }

  // MARK: What subclasses give

  /// Calls ``show(_:of:nothing:)``; what it reads is observed.
  func fill() {}
  /// Fills the cell of an item.
  func show(_ id: ID, in cell: Cell) {}
  /// The name of an item in links, and what is copied.
  func name(of id: ID) -> String { "\(id)" }
  /// The item that a link names; nil where there is none.
  func id(named name: String) -> ID? { name as? ID }
  /// The record of an item; nil where there is none.
  ///
  /// What it reads is observed.
  func record(of id: ID) -> RecordCard? { nil }
  /// What to say where a link names no item.
  func missingMessage(of name: String) -> String { localized("There is no “%1$@”.").filled(with: name) }

  /// Begins to follow people and the knob.
  final func start() {
    collection.register(SectionHeaderFooterView.self)
    collection.selectionMode = .single
    // What the collection keeps must not keep its owner.
    source = CollectionDataSource(collection) { [unowned self] collection, index, id in
      let cell = collection.dequeue(Cell.self, for: index)
      show(id, in: cell)
      return cell
    }
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
    collection.copyableText = { [self] in source?.snapshot.itemID(at: $0).map(name) }
    split.onEscape { [self] in
      guard split.showsPane else { return false }
      closeRecord()
      return true
    }
    root.observe { [self] in fill() }
    root.observe { [self] in showRecord(named: context.value(ofKnob: knob)) }
  }

  // MARK: List

  /// Shows other items, and items that stayed as they are now.
  ///
  /// - Parameters:
  ///   - newSections: The items; those without any are left out.
  ///   - total: How many there would be without a search.
  ///   - nothing: What to say where there are none.
  ///   - nothingTitle: The same in two words.
  final func show(
    _ newSections: [RecordSection<ID>], of total: Int, nothing: String, nothingTitle: String = localized("No match")
  ) {
    sections = newSections.filter { !$0.ids.isEmpty }
    let count = sections.reduce(0) { $0 + $1.ids.count }
    context.title = countTitle(title, shown: count, total: total)
    source?.show(sections.map { ($0.title, $0.ids) }, announcing: context.announce, animated: false)
    refreshCells()
    collection.reloadSupplementaryViews()
    if count == 0 {
      list.show(nothingTitle, nothing)
    } else {
      list.showItems()
    }
    select(id(named: recordName), bringingIntoSight: false)
  }

  final func refreshCells() {
    for index in collection.itemsWithCells {
      guard let cell = collection.cell(at: index) as? Cell, let id = source?.snapshot.itemID(at: index) else {
        continue
      }
      show(id, in: cell)
    }
  }

  private func open(_ index: ItemIndex) {
    guard let id = source?.snapshot.itemID(at: index) else { return }
    context.setValue(name(of: id), ofKnob: knob)
  }

  private func select(_ id: ID?, bringingIntoSight: Bool) {
    let index = id.flatMap { source?.snapshot.index(ofItem: $0) }
    if collection.selectedItem != index { collection.selectedItem = index }
    if bringingIntoSight, let index { collection.scrollTo(index) }
  }

  // MARK: Record

  private func showRecord(named name: String) {
    defer { recordName = name }
    guard !name.isEmpty else {
      card = nil
      detail.clear()
      showDetail(false)
      return
    }
    let (hadFocus, offset) = (detail.root.containsFocus, card?.scrollOffset)
    let id = id(named: name)
    card = id.flatMap(record)
    detail.show(card?.root ?? missingRecord(named: name))
    // The theme may have changed under somebody who reads on.
    if name == recordName {
      if let offset { card?.scrollOffset = offset }
      if hadFocus { detail.root.moveFocus(.tabForward) }
      return
    }
    // Shown last: the focus goes to what is there then.
    showDetail(true)
    select(id, bringingIntoSight: true)
  }

  private func showDetail(_ isShown: Bool) { (split.showsPaneBeside, split.showsPaneOver) = (isShown, isShown) }

  private func missingRecord(named name: String) -> Widget {
    EmptyStateView.state(
      iconName: "edit-find-symbolic", title: missing, message: missingMessage(of: name),
      action: (localized("Close"), { [self] in closeRecord() }))
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
    // What the entry has told the knob, or has from it: a person may have typed on since.
    var known = ""
    var isFollowing = false
    entry.observe { [unowned entry, context] in
      let value = context.value(ofKnob: knob)
      guard value != known else { return }
      known = value
      isFollowing = true
      entry.text = value
      isFollowing = false
    }
    // GTK emits it at once for the empty text between two others, and else a moment after the change.
    entry.connect("search-changed") { [unowned entry, context] in
      guard !isFollowing, entry.text != known else { return }
      known = entry.text
      context.setValue(known, ofKnob: knob)
    }
    entry.connect("stop-search") { [unowned entry] in entry.text = "" }
    return entry
  }
}
