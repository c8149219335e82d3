import FloorplanLayout
import FloorplanUI
import GTKBridge

/// Changes of the selection, by the user and by code.
extension ListPickerView {
  /// Selects or deselects an option, as the user does.
  func toggle(_ option: Int) {
    guard 0..<optionCount ~= option else { return }
    var new = picker.allowsMultipleSelection ? selectedOptions : RangeSet()
    if !selectedOptions.contains(option) {
      new.insert(contentsOf: option..<option + 1)
    } else if picker.allowsMultipleSelection {
      new.remove(contentsOf: option..<option + 1)
    } else if !picker.allowsEmptySelection {
      // The user selected the same option again.
      if picker.closesOnSelection { host?.selectionDidChange() }
      return
    }
    change(to: new)
    if isSearching, picker.clearsSearchOnSelection { searchEntry.text = "" }
  }

  /// Selects or deselects all options that match the search, as the user does.
  func setAllSelected(_ isOn: Bool) {
    guard !isSearchRunning else { return }
    let displayed = matches.map { RangeSet(options: $0, of: optionCount) } ?? RangeSet(0..<optionCount)
    change(to: isOn ? selectedOptions.union(displayed) : selectedOptions.removing(displayed))
  }

  func change(to new: RangeSet<Int>) {
    // If selections apply immediately, the last option stays selected.
    let isRefused = new.isEmpty && !picker.allowsEmptySelection && (host == nil || !picker.requiresConfirmation)
    guard new != selectedOptions, !isRefused else { return }
    show(new)
    if let host { host.selectionDidChange() } else { picker.commit(Array(new.options)) }
  }

  func show(_ new: RangeSet<Int>) {
    guard new != selectedOptions else { return }
    let old = selectedOptions
    selectedOptions = new
    if hasSelectedSection, !isSearching { source?.apply(Self.changes(from: old, to: new), counts: counts) }
    markCells()
    showHeaders()
  }

  /// Returns the changes of the section with the selected options.
  private static func changes(from old: RangeSet<Int>, to new: RangeSet<Int>) -> CollectionChanges {
    let (removed, added) = (old.removing(new), new.removing(old))
    // Changes at several positions replace all items.
    let isOneRange = removed.ranges.count + added.ranges.count == 1
    func ranges(of changed: RangeSet<Int>, in all: RangeSet<Int>) -> [CollectionChanges.ItemRange] {
      let first = isOneRange ? changed.ranges.first.map { all.position(of: $0.lowerBound) } ?? 0 : 0
      let count = isOneRange ? changed.count : all.count
      return count == 0 ? [] : [CollectionChanges.ItemRange(section: 0, items: first..<first + count)]
    }
    return CollectionChanges(removedItems: ranges(of: removed, in: old), insertedItems: ranges(of: added, in: new))
  }

  /// Updates the view after the options changed.
  func optionsDidChange() {
    optionCount = picker.optionCount
    selectedOptions.formIntersection(RangeSet(0..<optionCount))
    // Until there are new results, keep those that are still options.
    matches?.removeAll { $0 >= optionCount }
    reload()
    if isSearching { beginSearch() }
    host?.showButtons()
  }
}
