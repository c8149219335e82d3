import FloorplanLayout
import FloorplanUI
import GTKBridge

extension ListReportPage {
  /// Reloads the items; call it when items that the page doesn't observe have changed, such as those of a server.
  ///
  /// - Parameter keepsScrollPosition: Whether the scroll position stays, for changes of some items; otherwise the list
  ///   scrolls to its start.
  public func reload(keepingScrollPosition keepsScrollPosition: Bool = false) {
    guard !isDisposed else { return }
    var isFirst = true
    observer = GTKBridge.observe { [weak self] in
      self.map { $0.items.load(matching: $0.search) }
    } apply: { [weak self] load in
      guard let self, let load else { return }
      display(load, keepingScrollPosition: keepsScrollPosition || !isFirst, isObserved: !isFirst)
      isFirst = false
    }
  }

  /// Displays the first batch of a load, and fetches the others.
  ///
  /// - Parameters:
  ///   - load: The load.
  ///   - keepsScrollPosition: Whether the scroll position stays.
  ///   - isObserved: Whether it follows an observed change, so objects that stay have up-to-date cells.
  private func display(_ load: ListLoad<Item>, keepingScrollPosition keepsScrollPosition: Bool, isObserved: Bool) {
    self.load = load
    if keepsScrollPosition, loadedItems.count > 0 { return replaceItems(with: load, isObserved: isObserved) }
    if let first = load.first { begin(with: first) } else { state = .loading }
    if load.next == nil { finish(isAnnounced: !isObserved) } else { fetch(isFirst: load.first == nil) }
  }

  /// Fetches the next batch or, if the source isn't paged, all of them.
  func fetch(isFirst: Bool = false) {
    guard let load, let next = load.next else { return }
    if !isFirst, load.isPaged { state = loadedItems.count > 0 ? .items(.waiting) : .loading }
    run { [weak self] in
      var isFirst = isFirst
      do {
        while let batch = try await next() {
          guard let self, !Task.isCancelled else { return }
          if isFirst { begin(with: batch) } else { append(batch) }
          isFirst = false
          guard load.isPaged else { continue }
          if batch.count > 0 { return pause() }
          // An empty batch triggers no further fetch by scrolling, so fetch the next one now.
          if loadedItems.count > 0 { state = .items(.waiting) }
        }
        guard let self, !Task.isCancelled else { return }
        if isFirst { begin(with: ListBatch([], totalCount: 0, matchCount: 0)) }
        finish()
      } catch {
        guard let self, !Task.isCancelled else { return }
        task = nil
        state =
          isFirst || loadedItems.count == 0 ? .failed(problemText(of: error)) : .items(.failed(problemText(of: error)))
      }
    }
  }

  /// Retries the failed fetch of the next batch, or the failed reload.
  func retry() {
    guard load == nil else { return fetch() }
    state = .items(.waiting)
    reload(keepingScrollPosition: true)
  }

  /// Fetches as many items as are loaded, and replaces these.
  private func replaceItems(with load: ListLoad<Item>, isObserved: Bool) {
    guard let next = load.next else {
      replaceItems(with: load.first ?? ListBatch([], totalCount: 0), isObserved: isObserved)
      return finish(isAnnounced: !isObserved)
    }
    let wanted = load.isPaged ? loadedItems.count : .max
    run { [weak self] in
      var new = load.first ?? ListBatch([], totalCount: 0)
      var isAll = false
      do {
        while new.count < wanted {
          guard let batch = try await next() else {
            isAll = true
            break
          }
          new.append(batch)
        }
        guard let self, !Task.isCancelled else { return }
        replaceItems(with: new, isObserved: isObserved)
        if isAll { finish(isAnnounced: !isObserved) } else { pause() }
      } catch {
        // Keep the old items, which the next batch of this load doesn't follow.
        guard let self, !Task.isCancelled else { return }
        (task, self.load) = (nil, nil)
        state = .items(.failed(problemText(of: error)))
      }
    }
  }

  /// Starts a fetch and cancels the previous one.
  private func run(_ fetch: @escaping @MainActor () async -> Void) {
    task?.cancel()
    task = Task { await fetch() }
  }

  /// Waits until the user scrolls near the end of the items.
  private func pause() {
    task = nil
    state = .items(.none)
    fetchIfNeeded()
  }

  /// Ends the load.
  ///
  /// - Parameter isAnnounced: Whether assistive technology reports the number of items, even if it hasn't changed.
  private func finish(isAnnounced: Bool = true) {
    task?.cancel()
    task = nil
    load = nil
    if loadedItems.count == 0 { state = isFiltered ? .noMatch : .empty } else { state = .items(.none) }
    showTitle()
    if isAnnounced { announcement.announce(title) }
  }

  private func begin(with batch: ListBatch<Item>, at offset: Point = .zero) {
    let selected = Set(selectedIDs)
    loadedItems = batch
    displayedSource?.reload(loadedItems.counts)
    displayedView.contentOffset = offset
    // A change of groups may switch between list and grid.
    queueAllocate()
    didChange(selected)
  }

  private func append(_ batch: ListBatch<Item>) {
    let changes = loadedItems.append(batch)
    displayedSource?.apply(changes, counts: loadedItems.counts)
    didChange([])
  }

  private func replaceItems(with new: ListBatch<Item>, isObserved: Bool) {
    let reloadsRemaining = !isObserved || !new.hasSameObjects(as: loadedItems)
    guard let changes = new.changes(from: loadedItems, reloadingRemaining: reloadsRemaining) else {
      let focused = displayedView.focusedItem.flatMap { loadedItems.item(at: $0) }
      begin(with: new, at: displayedView.contentOffset)
      if let focused { _ = focus(focused) }
      return
    }
    let selected = Set(selectedIDs)
    loadedItems = new
    displayedSource?.apply(changes, counts: new.counts, animated: true)
    if reloadsRemaining, !changes.movedSections.isEmpty {
      // The items of a moved section can't be reloaded in the same step.
      displayedSource?.apply(CollectionChanges(reloadedSections: Array(new.groups.indices)), counts: new.counts)
    }
    // The numbers in the headers may have changed, and groups may switch between list and grid.
    displayedView.reloadSupplementaryViews()
    queueAllocate()
    didChange(selected)
  }

  private func didChange(_ selected: Set<Item.ID>) {
    if loadedItems.count > 0 { state = .items(.none) }
    onItemsChange?()
    if !selected.isEmpty { select(selected) }
    selectOpenItem()
    let old = title
    showTitle()
    if title != old { announcement.announce(title) }
  }

  /// Whether a search or filter may hide items.
  private var isFiltered: Bool {
    !search.isEmpty || loadedItems.totalCount > 0 || filterBar.items.contains(where: \.isActive)
  }

  /// The number of items before the end of the loaded ones at which the next batch is fetched.
  private static var fetchDistance: Int { 20 }

  /// Fetches the next batch if an item near the end is displayed.
  func fetchIfNeeded(after index: ItemIndex? = nil) {
    guard task == nil, load?.isPaged == true, state == .items(.none) else { return }
    guard let last = index ?? displayedView.boundItems.last, loadedItems.count(after: last) < Self.fetchDistance
    else { return }
    // The collection is binding cells: fetch later, because the result changes the items.
    scheduledFetch =
      scheduledFetch
      ?? MainLoop.idle { [weak self] in
        guard let self else { return }
        scheduledFetch = nil
        if task == nil, state == .items(.none) { fetch() }
      }
  }

  // MARK: Title

  private func showTitle() {
    let totalCount = loadedItems.totalCount
    let displayedCount = loadedItems.matchCount ?? (load == nil ? loadedItems.count : nil)
    title = name.withCount(displayedCount, of: totalCount)
  }
}

extension String {
  /// Returns the title with the number of items, or with two numbers if not all of them are displayed.
  package nonisolated func withCount(_ displayed: Int?, of totalCount: Int) -> String {
    var count = NumberFormat.integer.text(totalCount)
    if let displayed, displayed != totalCount {
      // Translators: the number of displayed items and the total: 12 of 54.
      count = localized("%1$@ of %2$@").filled(with: NumberFormat.integer.text(displayed), count)
    }
    return withCount(count)
  }
}
