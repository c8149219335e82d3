import FloorplanLayout
import FloorplanUI
import GTKBridge

extension ListReportPage {
  /// Reloads the items; call it when the source's order or filter, or the items themselves, have changed.
  ///
  /// - Parameter keepsScrollPosition: Whether the scroll position stays, for changes of some items; otherwise the list
  ///   scrolls to its start.
  public func reload(keepingScrollPosition keepsScrollPosition: Bool = false) {
    let load = source.load(matching: search)
    self.load = load
    if keepsScrollPosition, loadedItems.count > 0 { return replaceItems(with: load) }
    if let first = load.first { begin(with: first) } else { state = .loading }
    fetch(isFirst: load.first == nil)
  }

  /// Fetches the next batch or, if the source isn't paged, all of them.
  func fetch(isFirst: Bool = false) {
    guard let load else { return }
    if !isFirst, load.isPaged { state = loadedItems.count > 0 ? .items(.waiting) : .loading }
    run { [weak self] in
      var isFirst = isFirst
      do {
        while let batch = try await load.next() {
          guard let self, !Task.isCancelled else { return }
          if isFirst { begin(with: batch) } else { append(batch) }
          isFirst = false
          guard load.isPaged else { continue }
          if batch.count > 0 { return pause() }
          // An empty batch triggers no further fetch by scrolling, so fetch the next one now.
          if loadedItems.count > 0 { state = .items(.waiting) }
        }
        guard let self, !Task.isCancelled else { return }
        if isFirst { begin(with: ListReportBatch([], totalCount: 0, matchCount: 0)) }
        finish()
      } catch {
        guard let self, !Task.isCancelled else { return }
        task = nil
        state =
          isFirst || loadedItems.count == 0 ? .failed(problemText(of: error)) : .items(.failed(problemText(of: error)))
      }
    }
  }

  /// Fetches as many items as are loaded, and replaces these.
  private func replaceItems(with load: ListReportLoad) {
    let wanted = load.isPaged ? loadedItems.count : .max
    run { [weak self] in
      var new = load.first ?? ListReportBatch([], totalCount: 0)
      var isAll = false
      do {
        while new.count < wanted {
          guard let batch = try await load.next() else {
            isAll = true
            break
          }
          new.append(batch)
        }
        guard let self, !Task.isCancelled else { return }
        replaceItems(with: new)
        if isAll { finish() } else { pause() }
      } catch {
        // Keep the old items.
        guard let self, !Task.isCancelled else { return }
        task = nil
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

  private func finish() {
    task = nil
    load = nil
    if loadedItems.count == 0 { state = isFiltered ? .noMatch : .empty } else { state = .items(.none) }
    showTitle()
    announcement.announce(title)
  }

  private func begin(with batch: ListReportBatch) {
    let selected = Set(selectedItems)
    loadedItems = batch
    displayedSource?.reload(loadedItems.counts)
    displayedView.contentOffset = .zero
    // A change of groups may switch between list and grid.
    queueAllocate()
    didChange(selected)
  }

  private func append(_ batch: ListReportBatch) {
    let changes = loadedItems.append(batch)
    displayedSource?.apply(changes, counts: loadedItems.counts)
    didChange([])
  }

  private func replaceItems(with new: ListReportBatch) {
    let selected = Set(selectedItems)
    if let changes = new.changes(from: loadedItems) {
      loadedItems = new
      displayedSource?.apply(changes, counts: new.counts, animated: true)
    } else {
      let offset = displayedView.contentOffset
      loadedItems = new
      displayedSource?.reload(new.counts)
      displayedView.contentOffset = offset
    }
    didChange(selected)
  }

  private func didChange(_ selected: Set<String>) {
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
  private static let fetchDistance = 20

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
    title = Self.titleWithCount(name, displayedCount, of: totalCount)
  }

  /// Returns a title with the number of items, or with two numbers if not all of them are displayed.
  package nonisolated static func titleWithCount(_ title: String, _ displayed: Int?, of totalCount: Int) -> String {
    var count = NumberFormat.integer.text(totalCount)
    if let displayed, displayed != totalCount {
      // Translators: the number of displayed items and the total: 12 of 54.
      count = localized("%1$@ of %2$@").filled(with: NumberFormat.integer.text(displayed), count)
    }
    return title.withCount(count)
  }
}
