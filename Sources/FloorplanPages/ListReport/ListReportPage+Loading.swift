import FloorplanLayout
import FloorplanUI
import GTKBridge

extension ListReportPage {
  /// Reloads the items; call it when the source's order or filter, or the items themselves, have changed.
  ///
  /// - Parameter keepsPlace: Whether the scroll position stays, for changes of some items; otherwise the list
  ///   scrolls to its start.
  public func reload(keepingPlace keepsPlace: Bool = false) {
    let load = source.load(matching: search)
    self.load = load
    if keepsPlace, itemsSoFar.count > 0 { return replaceItems(with: load) }
    if let first = load.first { begin(with: first) } else { state = .loading }
    fetch(isFirst: load.first == nil)
  }

  /// Fetches the next batch or, if the source isn't paged, all of them.
  func fetch(isFirst: Bool = false) {
    guard let load else { return }
    if !isFirst, load.isPaged { state = itemsSoFar.count > 0 ? .items(.waiting) : .loading }
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
          if itemsSoFar.count > 0 { state = .items(.waiting) }
        }
        guard let self, !Task.isCancelled else { return }
        if isFirst { begin(with: ListReportBatch([], total: 0, matches: 0)) }
        finish()
      } catch {
        guard let self, !Task.isCancelled else { return }
        task = nil
        state = isFirst || itemsSoFar.count == 0 ? .failed("\(error)") : .items(.failed("\(error)"))
      }
    }
  }

  /// Fetches as many items as are loaded, and replaces these.
  private func replaceItems(with load: ListReportLoad) {
    let wanted = load.isPaged ? itemsSoFar.count : .max
    run { [weak self] in
      var new = load.first ?? ListReportBatch([], total: 0)
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
        state = .items(.failed("\(error)"))
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
    if itemsSoFar.count == 0 { state = isFiltered ? .noMatch : .empty } else { state = .items(.none) }
    showTitle()
    announcement.say(title)
  }

  private func begin(with batch: ListReportBatch) {
    let chosen = Set(chosenItems)
    itemsSoFar = batch
    shownSource?.reload(itemsSoFar.counts)
    shownView.contentOffset = .zero
    // A change of groups may switch between list and grid.
    queueAllocate()
    didChange(chosen)
  }

  private func append(_ batch: ListReportBatch) {
    let changes = itemsSoFar.append(batch)
    shownSource?.apply(changes, counts: itemsSoFar.counts)
    didChange([])
  }

  private func replaceItems(with new: ListReportBatch) {
    let chosen = Set(chosenItems)
    if let changes = new.changes(from: itemsSoFar) {
      itemsSoFar = new
      shownSource?.apply(changes, counts: new.counts, animated: true)
    } else {
      let offset = shownView.contentOffset
      itemsSoFar = new
      shownSource?.reload(new.counts)
      shownView.contentOffset = offset
    }
    didChange(chosen)
  }

  private func didChange(_ chosen: Set<String>) {
    if itemsSoFar.count > 0 { state = .items(.none) }
    onItemsChange?()
    if !chosen.isEmpty { choose(chosen) }
    selectOpenItem()
    let old = title
    showTitle()
    if title != old { announcement.say(title) }
  }

  /// Whether a search or filter may hide items.
  private var isFiltered: Bool {
    !search.isEmpty || itemsSoFar.total > 0 || filterBar.items.contains(where: \.isActive)
  }

  /// The number of items before the end of the loaded ones at which the next batch is fetched.
  private static let fetchDistance = 20

  /// Fetches the next batch if an item near the end is displayed.
  func fetchIfNeeded(behind index: ItemIndex? = nil) {
    guard task == nil, load?.isPaged == true, state == .items(.none) else { return }
    guard let last = index ?? shownView.itemsWithCells.last, itemsSoFar.count(behind: last) < Self.fetchDistance
    else { return }
    // The collection is binding cells: fetch later, because the result changes the items.
    plannedFetch =
      plannedFetch
      ?? MainLoop.idle { [weak self] in
        guard let self else { return }
        plannedFetch = nil
        if task == nil, state == .items(.none) { fetch() }
      }
  }

  // MARK: Title

  private func showTitle() {
    let total = itemsSoFar.total
    let shown = itemsSoFar.matches ?? (load == nil ? itemsSoFar.count : nil)
    title = Self.counted(name, shown, of: total)
  }

  /// Returns a title with the number of items, or with two numbers if not all of them are displayed.
  nonisolated static func counted(_ title: String, _ shown: Int?, of total: Int) -> String {
    var count = LocaleNumbers.grouped(total)
    if let shown, shown != total {
      // Translators: how many items are shown, and how many there are: 12 of 54.
      count = localized("%1$@ of %2$@").filled(with: LocaleNumbers.grouped(shown), count)
    }
    // Translators: a title, and how many items stand under it: Work Orders (54).
    return localized("%1$@ (%2$@)").filled(with: title, count)
  }
}
