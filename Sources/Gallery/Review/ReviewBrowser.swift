import Floorplan

/// A list of packages to select, activate, reorder and mark as done.
final class ReviewBrowser {
  let root = Box(.vertical)
  private let context: PageContext
  private let path: String
  private let records: [PackageRecord]
  private let model = ReviewModel()
  private let collection = CollectionView()
  private let pane: CollectionPane
  private let status = Label()
  private let undoButton = Button(label: localized("Undo"))
  private let selectionBar = SelectionBar()
  /// The moves and marks, which end with the page.
  // A move of many items takes much memory.
  private let history = UndoHistory(maximumCount: 20)
  /// The data source for snapshots, or nil while the collection follows the model.
  private var source: CollectionDataSource<Int, Int>?
  private var lastActivated: String?

  /// The values of the knob `mode`.
  nonisolated static let modes: [(name: String, mode: CollectionView.SelectionMode)] = [
    ("none", .none), ("single", .single), ("multiple", .multiple),
  ]

  /// The values of the knob `layout`.
  nonisolated enum Arrangement: String, CaseIterable {
    case list, tiles
  }

  /// The values of the knob `source`: the data source of the collection.
  nonisolated enum ItemSource: String, CaseIterable {
    /// A `CollectionDataSource`.
    case snapshots
    /// A `ListModelDataSource`.
    case listModel = "list-model"
  }

  init(_ file: DpkgStatusFile, path: String, _ context: PageContext) {
    self.context = context
    self.path = path
    records = file.installed
    pane = CollectionPane(collection, name: localized("Packages to Review"))
    root.append(statusBar())
    root.append(PageInset.list(pane.root))
    root.append(selectionBar)
    history.handleKeys(whileDisplaying: root)
    setUpCollection()
    // The closures of the tree keep the browser alive until the tree is discarded.
    root.observe { [self] in
      collection.selectionMode = Self.modes.first { $0.name == context.value(ofKnob: "mode") }?.mode ?? .none
      showStatus()
    }
    root.observe { [self] in arrange(arrangement, animated: true) }
    root.observe { [self] in collection.moveItems = context.isOn("reorder") ? { [self] in move($0, to: $1) } : nil }
    root.observe { [self] in useSource(ItemSource(rawValue: context.value(ofKnob: "source")) ?? .snapshots) }
    root.observe { [self] in fill(count: Int(context.value(ofKnob: "count")) ?? 0) }
  }

  private func statusBar() -> Widget {
    status.alignment = 0
    status.wraps = true
    status.expandsHorizontally = true
    status.addStyleClass(UtilityClass.secondary.rawValue)
    status.announcesText = true
    undoButton.verticalAlignment = .center
    undoButton.onClick { [self] in
      history.undo()
      // An insensitive button can't keep the focus.
      if !undoButton.isSensitive, root.window?.focusWidget == nil { collection.grabFocus() }
    }
    let bar = Box(.horizontal, spacing: 12, [status, undoButton])
    bar.setMargins(bottom: 12)
    return PageInset(bar)
  }

  // MARK: Content

  private func setUpCollection() {
    collection.setAccessibleLabel(localized("Packages to Review"))
    collection.onTextScaleChange = { [self] in arrange(arrangement, animated: false) }
    collection.onSelectionChange = { [self] in showStatus() }
    collection.onSelectionPreview = { [self] in showStatus() }
    collection.onCopyProgress = { [self] in showStatus() }
    collection.onActivate = { [self] index in
      lastActivated = name(at: index)
      showStatus()
    }
    // Type to find compares the package name, which all repetitions share.
    collection.itemName = { [self] index in model.id(at: index.item).map { model.packages.record($0).name } }
    collection.copyableText = { [self] in name(at: $0) }
    collection.contextMenu = { [self] index in
      guard let id = model.id(at: index.item) else { return [] }
      let isDone = model.isDone(id)
      return [
        ContextMenuItem(isDone ? localized("Mark as Not Done") : localized("Mark as Done")) { [self] in
          mark(index, done: !isDone)
        }
      ]
    }
  }

  private func name(at index: ItemIndex) -> String? { model.id(at: index.item).map(model.packages.name) }

  private var arrangement: Arrangement { Arrangement(rawValue: context.value(ofKnob: "layout")) ?? .list }

  private func arrange(_ arrangement: Arrangement, animated: Bool) {
    // A rubber-band selection can begin in the margins.
    let inset = Insets(top: 0, leading: 16, bottom: 24, trailing: 16)
    let layout: any CollectionLayout =
      switch arrangement {
      case .list: AutosizingColumnFlowLayout(numberOfColumns: 1, minimumLineSpacing: 8, sectionInset: inset)
      case .tiles:
        HorizontalFlowLayout(
          minimumScaledItemSize: ReviewCell.tileSize, minimumInteritemSpacing: 8, minimumLineSpacing: 8,
          sectionInset: inset)
      }
    collection.setLayout(layout, animated: animated)
  }

  private func useSource(_ kind: ItemSource) {
    collection.replaceDataSource {
      source = model.connect(collection, ReviewCell.self, withSnapshots: kind == .snapshots) { [unowned self] in
        let packages = model.packages
        $0.show(packages.record($1), name: packages.name($1), isDone: model.isDone($1))
      }
      showOrder()
    }
  }

  private func fill(count: Int) {
    model.begin(RepeatedPackages(records, count: count))
    history.removeAll()
    let total = model.order.count
    context.title = context.entry.title.withCount(nil, of: total)
    lastActivated = nil
    showOrder()
    showMarks()
    if records.isEmpty {
      pane.showPlaceholder(localized("No Packages"), localized("%1$@ lists no installed packages.").filled(with: path))
    } else if count == 0 {
      pane.showPlaceholder(
        localized("No Items"), localized("To display items, increase “Items”."), iconName: "view-list-symbolic")
    } else {
      pane.showItems()
    }
  }

  /// Displays the order of the model, unless the collection follows the model.
  ///
  /// - Parameter changes: The changes since the displayed order, or nil if they aren't known.
  private func showOrder(_ changes: CollectionChanges? = nil) {
    source?.show([(0, model.order)], announcing: context.announce, changes: changes)
  }

  /// Updates the marks in the visible cells.
  private func showMarks() {
    for index in collection.boundItems {
      guard let cell = collection.cell(at: index) as? ReviewCell, let id = model.id(at: index.item) else {
        continue
      }
      cell.showDone(model.isDone(id))
    }
    showStatus()
  }

  private func showStatus() {
    if let progress = collection.copyProgress {
      status.text = localized("Copying: %1$@ of %2$@ items. To cancel, press Escape.").filled(
        with: groupedDigits(progress.collected), groupedDigits(progress.total))
      return
    }
    let selected = collection.displayedSelection.count
    var parts = [
      selected == 0 ? localized("None selected") : localized("%1$@ selected", "%1$@ selected", count: selected)
    ]
    parts.append(
      lastActivated.map { localized("last activated %1$@").filled(with: $0) } ?? localized("none activated"))
    parts.append(
      localized("%1$@ of %2$@ done").filled(
        with: groupedDigits(model.doneCount), groupedDigits(model.order.count)))
    status.text = parts.joinedInReadingOrder()
    undoButton.isSensitive = history.canUndo
    selectionBar.isVisible = collection.selectionMode == .multiple && !model.order.isEmpty
    selectionBar.show(
      selected,
      [("done", localized("Mark as Done"), true), ("not-done", localized("Mark as Not Done"), false)]
        .map { id, title, isDone in
          PageAction(id, title) { [unowned self] in mark(collection.selection, done: isDone) }
        })
  }

  // MARK: Actions

  private func move(_ items: ItemSelection, to target: ItemIndex) {
    let changes = CollectionChanges(moving: items, to: target)
    let inverse = CollectionChanges(movedItems: changes.movedItems.map { .init(from: $0.to, to: $0.from) })
    guard let first = items.first, !changes.isEmpty else { return }
    let title = localized("%1$@ item moved", "%1$@ items moved", count: items.count)
    let undone = localized("%1$@ item moved back", "%1$@ items moved back", count: items.count)
    // Weak, because this object owns the history.
    history.add(title) { [weak self] in
      self?.apply(inverse, showing: first, undone)
    } redo: { [weak self] in
      self?.apply(changes, showing: target, title)
    }
    apply(changes)
  }

  /// Moves items, whose selection moves with them.
  private func apply(_ changes: CollectionChanges) {
    var selection = collection.selection
    selection.apply(changes)
    model.move(changes.movedItems)
    showOrder(changes)
    // A collection that follows a GListModel treats the moved items as new ones.
    if collection.selection != selection { collection.selection = selection }
    showStatus()
  }

  /// Moves items, and displays the first of them and a message.
  private func apply(_ changes: CollectionChanges, showing index: ItemIndex, _ message: String) {
    apply(changes)
    collection.scrollTo(index)
    context.announce(message)
  }

  /// Marks an item, or the whole selection if that contains the item.
  private func mark(_ index: ItemIndex, done: Bool) {
    mark(collection.selection.contains(index) ? collection.selection : ItemSelection([index]), done: done)
  }

  private func mark(_ items: ItemSelection, done: Bool) {
    let changed = model.mark(items.ranges(inSection: 0), done: done)
    let count = changed.reduce(0) { $0 + $1.count }
    let title =
      done
      ? localized("%1$@ item marked as done", "%1$@ items marked as done", count: count)
      : localized("%1$@ item marked as not done", "%1$@ items marked as not done", count: count)
    if count > 0 {
      history.add(title) { [weak self] in
        self?.mark(changed, done: !done, localized("Marks restored"))
      } redo: { [weak self] in
        self?.mark(changed, done: done, title)
      }
    }
    showMarks()
    context.announce(title)
  }

  private func mark(_ ranges: [Range<Int>], done: Bool, _ message: String) {
    _ = model.mark(ranges, done: done)
    showMarks()
    context.announce(message)
  }
}
