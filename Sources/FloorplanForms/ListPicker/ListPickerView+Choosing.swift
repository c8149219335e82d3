import FloorplanLayout
import FloorplanUI
import GTKBridge

/// What people and code choose.
extension ListPickerView {
  /// Chooses an option as a person does, or chooses it no more.
  func choose(_ option: Int) {
    guard 0..<optionCount ~= option else { return }
    var new = chosen
    if picker.allowsMultipleSelection {
      new.toggle(option)
    } else if !chosen.contains(option) {
      new = ChosenOptions([option], of: optionCount)
    } else if picker.allowsEmptySelection {
      new = .none
    }
    guard new != chosen else { return picker.closesOnChoice ? onChoice?() ?? () : () }
    change(to: new)
    if isSearching, picker.isSearchCancelledAfterSelection { searchEntry.text = "" }
  }

  /// Chooses all options that match the search, or none of them, as a person does.
  func chooseAll(_ isOn: Bool) {
    guard !isSearchRunning else { return }
    let shown = matches.map { ChosenOptions($0, of: optionCount) } ?? .all(of: optionCount)
    var new = chosen
    if isOn { new.formUnion(shown) } else { new.subtract(shown) }
    change(to: new)
  }

  func change(to new: ChosenOptions) {
    // Where choices count at once, the last one stays.
    let isRefused = new.isEmpty && !picker.allowsEmptySelection && (onChoice == nil || !picker.appliesChoices)
    guard new != chosen, !isRefused else { return }
    show(new)
    if let onChoice { onChoice() } else { picker.commit(new.options) }
  }

  /// Shows what is chosen in code.
  func show(_ selection: [Int]) {
    let new = ChosenOptions(selection, of: optionCount)
    if new != chosen { show(new) }
  }

  func show(_ new: ChosenOptions) {
    let old = chosen
    chosen = new
    if hasSelectedSection, !isSearching {
      source?.apply(Self.changes(from: old, to: new), counts: counts)
    }
    markCells()
    showHeaders()
  }

  /// What becomes of the section of chosen options.
  static func changes(from old: ChosenOptions, to new: ChosenOptions) -> CollectionChanges {
    let (count, other) = (old.count, new.count)
    func range(_ items: Range<Int>) -> [CollectionChanges.ItemRange] {
      items.isEmpty ? [] : [CollectionChanges.ItemRange(section: 0, items: items)]
    }
    var step = old
    if other == count + 1, let added = (0..<other).first(where: { new.option(at: $0) != old.option(at: $0) }) {
      if let option = new.option(at: added) { step.toggle(option) }
      if step == new { return CollectionChanges(insertedItems: range(added..<added + 1)) }
    } else if other == count - 1, let gone = (0..<count).first(where: { new.option(at: $0) != old.option(at: $0) }) {
      if let option = old.option(at: gone) { step.toggle(option) }
      if step == new { return CollectionChanges(removedItems: range(gone..<gone + 1)) }
    }
    return CollectionChanges(removedItems: range(0..<count), insertedItems: range(0..<other))
  }

  /// The options are others.
  func optionsDidChange() {
    optionCount = picker.optionCount
    chosen.limit(to: optionCount)
    // Until there are new results, those that are still options stay.
    matches?.removeAll { $0 >= optionCount }
    reload()
    if isSearching { beginSearch() }
    onChange?()
  }
}
