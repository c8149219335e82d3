import CGTK
import FloorplanLayout
import FloorplanUI
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanForms

/// People in object cells, found by the app's search.
private final class People: ListPickerDataSource, ListPickerSearchResultsUpdating {
  var names = ["Ann", "Ben", "Cleo", "Dora"]
  var hasNames = false
  var respond: ((ListPicker, String) -> Void)?
  private(set) var searched: [String] = []

  func numberOfOptions(in listPicker: ListPicker) -> Int { names.count }
  func listPicker(
    _ listPicker: ListPicker, cellForOption option: Int, in collectionView: CollectionView, at index: ItemIndex
  ) -> CollectionCell {
    let cell = collectionView.dequeue(ObjectCell.self, for: index)
    cell.headlineText = names[option]
    return cell
  }
  func listPicker(_ listPicker: ListPicker, nameOfOption option: Int) -> String? { hasNames ? names[option] : nil }
  func updateSearchResults(for listPicker: ListPicker, text: String) {
    searched.append(text)
    respond?(listPicker, text)
  }
}

@Suite(.serialized) struct ListPickerDataSourceTests {
  private func displayedRows(_ open: OpenPicker) -> [String] {
    open.collection.boundItems.compactMap { index in
      (open.collection.cell(at: index) as? ObjectCell).map { cell in
        (cell.stateFlags.contains(.selected) ? "*" : "") + (cell.headlineText ?? "")
      }
    }
  }

  @Test func customCellsCanBeChosen() async throws {
    let people = People()
    try await withOpenPicker {
      $0.listPicker.dataSource = people
      $0.listPicker.register(ObjectCell.self) { ObjectCell() }
      $0.value = [2]
      // Only the app knows the texts of its options.
      #expect($0.texts == ["Parts"])
      $0.valueText = "Cleo"
      #expect($0.texts == ["Parts", "Cleo"])
    } _: { cell, open in
      #expect(displayedRows(open) == ["Ann", "Ben", "*Cleo", "Dora"])
      try open.activate(0)
      await open.turn()
      #expect(displayedRows(open) == ["*Ann", "Ben", "*Cleo", "Dora"])
      #expect(open.collection.cell(at: ItemIndex(section: 1, item: 0))?.isAccessibleSelected == true)
      let marks = open.collection.boundItems.map {
        (open.collection.cell(at: $0) as? ObjectCell)?.accessoryType == .checkmark
      }
      #expect(marks == [true, false, true, false])
      try await open.press("Apply")
      #expect(cell.value == [0, 2] && cell.texts == ["Parts", "Cleo"])
      people.hasNames = true
      cell.valueText = nil
      #expect(cell.texts == ["Parts", "Ann, Cleo"])
    }
  }

  @Test func appProvidesSearchResults() async throws {
    let people = People()
    try await withOpenPicker {
      $0.listPicker.dataSource = people
      $0.listPicker.searchResultsUpdating = people
      $0.listPicker.isSearchEnabled = true
    } _: { cell, open in
      people.respond = { picker, text in picker.showSearchResults([3, 0, 99, -1], for: text) }
      await open.search("a")
      // In the app's order, without invalid indices.
      #expect(people.searched == ["a"] && displayedRows(open) == ["Dora", "Ann"])
      try open.activate(0)
      await open.turn()
      #expect(displayedRows(open) == ["*Dora", "Ann"])
      // Results can also arrive later, in batches.
      people.respond = nil
      await open.search("b")
      #expect(open.view.isSearchRunning && open.view.progress.isVisible)
      open.picker.showSearchResults([0, 1], for: "a")
      #expect(open.view.isSearchRunning, "results of an outdated search are ignored")
      open.picker.showSearchResults([1], for: "b", progress: 0.5)
      await open.turn()
      #expect(displayedRows(open) == ["Ben"] && open.view.isSearchRunning && open.view.progress.fraction == 0.5)
      open.picker.showSearchResults([1, 2], for: "b")
      await open.turn()
      #expect(displayedRows(open) == ["Ben", "Cleo"] && !open.view.isSearchRunning && !open.view.progress.isVisible)
      await open.search("")
      open.picker.showSearchResults([1], for: "b")
      await open.turn()
      #expect(displayedRows(open) == ["Ann", "Ben", "Cleo", "*Dora"])
      try await open.press("Apply")
      #expect(cell.value == [3])
    }
  }

  @Test func noSearchWithoutSearchUpdater() async throws {
    let people = People()
    try await withOpenPicker {
      $0.listPicker.dataSource = people
      $0.listPicker.isSearchEnabled = true
    } _: { _, open in
      await open.key("f", .control)
      #expect(open.view.searchEntry.parent == nil)
    }
  }

  @Test func reloadFollowsAShrunkDataSource() async throws {
    let people = People()
    try await withOpenPicker {
      $0.listPicker.dataSource = people
      $0.value = [1, 3]
    } _: { cell, open in
      people.names = ["Ann", "Ben"]
      cell.listPicker.reloadData()
      await open.turn()
      #expect(displayedRows(open) == ["Ann", "*Ben"])
      people.names = []
      cell.listPicker.reloadData()
      await open.turn()
      #expect(displayedRows(open).isEmpty)
      try await open.press("Apply")
      #expect(cell.value.isEmpty)
    }
  }

  @Test func optionsReplaceAFreedDataSource() async throws {
    var people: People? = People()
    try await withOpenPicker {
      $0.listPicker.dataSource = people
    } _: { cell, open in
      people = nil
      cell.listPicker.reloadData()
      await open.turn()
      #expect(open.rows == ["One", "Two", "Three", "Four", "Five"])
    }
    _ = people
  }
}
