import Floorplan

/// A section of a list, with the identifiers of its records.
nonisolated struct RecordSection<ID: Hashable & Sendable>: Sendable, Hashable {
  let title: String
  let ids: [ID]

  /// Groups records into sections, in the order of the first record of each title.
  static func sections<Record>(
    of records: [Record], titled title: (Record) -> String, id: (Record) -> ID
  ) -> [RecordSection] {
    let groups = Dictionary(grouping: records, by: title)
    return records.map(title).uniqued().map { RecordSection(title: $0, ids: groups[$0, default: []].map(id)) }
  }
}

/// A sectioned list with the record of the selected item next to it or, if space is short, over it.
///
/// The selection is the value of a knob, so links include it. A subclass provides items and records, binds cells, and
/// calls ``start()`` at the end of its initializer.
class RecordBrowser<ID: Hashable & Sendable, Cell: CollectionCell> {
  let root = Box(.vertical)
  let context: PageContext
  let collection = CollectionView()
  private let list: CollectionPane
  private let detail = ContentHost()
  private let split: PaneSplit
  private let knob: String
  private let missingTitle: String
  private let title: String
  private let hasHeaders: Bool
  private var source: CollectionDataSource<String, ID>?
  private var sections: [RecordSection<ID>] = []
  /// The knob's value for the displayed record.
  private var recordName = ""
  private var card: RecordCard?

  /// Creates a browser without items.
  ///
  /// - Parameters:
  ///   - context: The context of the page.
  ///   - title: The title to which the number of items is added; nil for that of the page.
  ///   - knob: The knob with the name of the selected item.
  ///   - missingTitle: The title of the message if there is no item with this name, such as "Class Path Not Found".
  ///   - field: A widget above the list; nil for none.
  ///   - hasHeaders: Whether the sections have headers.
  ///   - isGrouped: Whether the rows of a section form a card.
  init(
    _ context: PageContext, title: String? = nil, knob: String, missingTitle: String, field: Widget? = nil,
    hasHeaders: Bool = true, isGrouped: Bool = true
  ) {
    self.context = context
    self.title = title ?? context.entry.title
    self.knob = knob
    self.hasHeaders = hasHeaders
    self.missingTitle = missingTitle
    list = CollectionPane(collection, name: self.title)
    collection.isInsetGrouped = isGrouped
    split = PaneSplit(list: isGrouped ? list.root : PageInset.list(list.root), details: detail.root)
    split.expandsVertically = true
    if let field {
      field.setMargins(top: 4, bottom: 12)
      let maximumWidth = isGrouped ? Int(ComponentParts.insetGroup.metric(.maximumWidth)) : .max
      root.append(PageInset(field, maximumWidth: maximumWidth))
    }
    root.append(split)
    collection.setAccessibleLabel(context.entry.title)
    collection.layout = AutosizingColumnFlowLayout(
      numberOfColumns: 1, headerReferenceHeight: hasHeaders ? 44 : 0, pinsHeaders: hasHeaders)
  }

  // MARK: Overridable

  /// Calls ``show(_:of:emptyMessage:emptyTitle:)``; everything it reads is observed.
  func fill() {}
  /// Binds a cell to an item.
  func show(_ id: ID, in cell: Cell) {}
  /// Returns the name of an item in links, which is also its text to copy.
  func name(of id: ID) -> String { "\(id)" }
  /// Returns the displayed name of an item, which typed letters find.
  func title(of id: ID) -> String { name(of: id) }
  /// Returns the item with a name; nil if there is none.
  func id(named name: String) -> ID? { name as? ID }
  /// Returns the record of an item; nil if there is none.
  ///
  /// Everything it reads is observed.
  func record(of id: ID) -> RecordCard? { nil }
  /// Returns the message for a link to a missing item.
  func missingMessage(of name: String) -> String { localized("“%1$@” isn’t in this list.").filled(with: name) }

  /// Starts observing the user's input and the knob.
  final func start() {
    collection.selectionMode = .single
    // The browser retains the data source, so this closure must not retain the browser.
    source = CollectionDataSource(collection, Cell.self) { [unowned self] cell, id in show(id, in: cell) }
    // These closures retain the browser until the widget tree is discarded.
    if hasHeaders {
      collection.showHeaders { [self] section in
        guard sections.indices.contains(section) else { return nil }
        return (sections[section].title, groupedDigits(sections[section].ids.count))
      }
    }
    // If the record covers the list, changing the selection with an arrow key must not open it.
    collection.onSelectionChange = { [self] in
      if !split.isCollapsed, let index = collection.selectedItem { open(index) }
    }
    collection.onActivate = { [self] in open($0) }
    collection.copyableText = { [self] in source?.snapshot.itemID(at: $0).map(name) }
    collection.itemName = { [self] in source?.snapshot.itemID(at: $0).map(title) }
    split.onEscape { [self] in
      guard split.showsPane else { return false }
      closeRecord()
      return true
    }
    root.observe { [self] in fill() }
    root.observe { [self] in showRecord(named: context.value(ofKnob: knob)) }
  }

  // MARK: List

  /// Displays items, and updates those that were already displayed.
  ///
  /// - Parameters:
  ///   - newSections: The items; empty sections are omitted.
  ///   - total: The number of items without a search.
  ///   - emptyMessage: The message if there are no items.
  ///   - emptyTitle: The title of this message.
  final func show(
    _ newSections: [RecordSection<ID>], of total: Int, emptyMessage: String,
    emptyTitle: String = localized("No Results")
  ) {
    sections = newSections.filter { !$0.ids.isEmpty }
    let count = sections.reduce(0) { $0 + $1.ids.count }
    context.title = title.withCount(count, of: total)
    source?.show(sections.map { ($0.title, $0.ids) }, announcing: context.announce, animated: false)
    refreshCells()
    collection.reloadSupplementaryViews()
    if count == 0 {
      list.showPlaceholder(emptyTitle, emptyMessage)
    } else {
      list.showItems()
    }
    select(id(named: recordName), scrollingToVisible: false)
  }

  final func refreshCells() {
    for (id, cell) in source?.cells(ofType: Cell.self) ?? [] { show(id, in: cell) }
  }

  private func open(_ index: ItemIndex) {
    guard let id = source?.snapshot.itemID(at: index) else { return }
    context.setValue(name(of: id), ofKnob: knob)
  }

  private func select(_ id: ID?, scrollingToVisible: Bool) {
    let index = id.flatMap { source?.snapshot.index(ofItem: $0) }
    if collection.selectedItem != index { collection.selectedItem = index }
    if scrollingToVisible, let index { collection.scrollTo(index) }
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
    card?.onClose = { [weak self] in self?.closeRecord() }
    detail.show(card?.root ?? missingRecord(named: name))
    // It is the same record, for example after a theme change, so the user keeps reading at the same position.
    if name == recordName {
      if let offset { card?.scrollOffset = offset }
      if hadFocus { detail.root.moveFocus(.tabForward) }
      return
    }
    // This comes last, because it moves the focus to the new content.
    showDetail(true)
    select(id, scrollingToVisible: true)
  }

  private func showDetail(_ isShown: Bool) {
    (split.showsPaneBesideContent, split.showsPaneWhenCollapsed) = (isShown, isShown)
  }

  private func missingRecord(named name: String) -> Widget {
    EmptyStateView.make(
      missingTitle, missingMessage(of: name), action: (localized("Close"), { [self] in closeRecord() }))
  }

  /// Closes the record and returns to the list.
  final func closeRecord() {
    collection.selectedItem = nil
    context.setValue("", ofKnob: knob)
    collection.grabFocus()
  }

  /// Creates a button that copies a text and displays a message about it.
  final func copyButton(_ label: String, _ text: String, announcing announced: String? = nil) -> Button {
    Button(label) { [context, root] in context.copy(text, named: announced, from: root) }
  }
}
