import CGTK
import FloorplanLayout
import FloorplanTheme
import FloorplanUI
import GTKTestSupport
import Observation
import Testing

@testable import FloorplanForms
@testable import GTKBridge

/// A model that counts the writes to it.
@Observable private final class Order {
  private(set) var writes = 0
  var parts: [Int] = [0] { didSet { writes += 1 } }
}

@Suite(.serialized) struct ListPickerTests {
  @Test func applyWritesSelectionOnce() async throws {
    let order = Order()
    var seen: [[Int]] = []
    try await withOpenPicker {
      $0.bind(order, to: \.parts)
      $0.onChangeHandler = { seen.append($0) }
    } _: { cell, open in
      #expect(open.window.window.title == "Parts" && cell.stateFlags.contains(.selected))
      #expect(open.rows == ["*One", "Two", "Three", "Four", "Five"] && open.headers == ["All [Select All]"])
      try open.activate(3)
      try open.activate(1)
      try open.activate(0)
      await open.turn()
      #expect(open.rows == ["One", "*Two", "Three", "*Four", "Five"])
      #expect(seen.isEmpty && order.writes == 0 && cell.value == [0])
      try await open.press("Apply")
      #expect(!cell.listPicker.isPresented && !cell.stateFlags.contains(.selected))
      #expect(cell.value == [1, 3] && seen == [[1, 3]] && order.parts == [1, 3] && order.writes == 1)
      #expect(cell.texts == ["Parts", "Two, Four"])
    }
  }

  @Test func applyWithoutChangesKeepsTheValue() async throws {
    try await withOpenPicker {
      $0.value = [9, 2]
      $0.onChangeHandler = { _ in Issue.record("the handler was called without a change") }
    } _: { cell, open in
      try open.activate(1)
      try open.activate(1)
      try await open.press("Apply")
      #expect(!cell.listPicker.isPresented && cell.value == [9, 2])
    }
  }

  @Test func cancelAsksOnlyAfterChanges() async throws {
    try await withOpenPicker {
      $0.onChangeHandler = { _ in Issue.record("the handler was called without Apply") }
    } _: { cell, open in
      try open.activate(1)
      await open.key(.escape)
      #expect(cell.listPicker.isPresented && !open.view.isVisible)
      #expect(open.button("Apply")?.isSensitive == false && open.button("Cancel")?.isSensitive == false)
      try await open.press("Keep Editing")
      #expect(cell.listPicker.isPresented && open.view.isVisible && open.rows[1] == "*Two")
      #expect(open.button("Discard") == nil && open.button("Apply")?.isSensitive == true)
      open.window.window.requestClose()
      await open.turn()
      #expect(cell.listPicker.isPresented && !open.view.isVisible)
      await open.key(.escape)
      #expect(open.view.isVisible)
      try await open.press("Cancel")
      try await open.press("Discard")
      #expect(!cell.listPicker.isPresented && cell.value.isEmpty)
    }
    try await withOpenPicker { _ in
    } _: { cell, open in
      await open.key(.escape)
      #expect(!cell.listPicker.isPresented)
    }
  }

  @Test func emptySelectionCannotBeAppliedIfNotAllowed() async throws {
    try await withOpenPicker {
      $0.allowsEmptySelection = false
      $0.value = [2]
    } _: { cell, open in
      #expect(open.button("Apply")?.isSensitive == true)
      try open.activate(2)
      await open.turn()
      #expect(open.button("Apply")?.isSensitive == false)
      await open.key(.enter, .control)
      #expect(cell.listPicker.isPresented)
      try open.activate(4)
      await open.turn()
      await open.key(.enter, .control)
      #expect(!cell.listPicker.isPresented && cell.value == [4])
    }
  }

  @Test func singleSelectionClosesThePicker() async throws {
    var seen: [[Int]] = []
    try await withOpenPicker {
      $0.allowsMultipleSelection = false
      $0.value = [3, 4]
      $0.onChangeHandler = { seen.append($0) }
    } _: { cell, open in
      #expect(open.button("Apply") == nil && open.button("Cancel") != nil && open.headers.isEmpty)
      #expect(open.rows == ["One", "Two", "Three", "*Four", "Five"])
      try open.activate(1)
      #expect(cell.value == [1] && seen == [[1]])
      await open.turn()
      #expect(!cell.listPicker.isPresented)
      cell.open()
      let again = try await OpenPicker(cell.listPicker)
      #expect(again.rows[1] == "*Two")
      // Pressed again, it is no longer selected.
      try again.activate(1)
      await again.turn()
      #expect(cell.value.isEmpty && seen == [[1], []] && !cell.listPicker.isPresented)
      cell.allowsEmptySelection = false
      cell.value = [1]
      cell.open()
      let last = try await OpenPicker(cell.listPicker)
      try last.activate(1)
      await last.turn()
      #expect(cell.value == [1] && seen.count == 2 && !cell.listPicker.isPresented)
    }
  }

  @Test func singleSelectionCanRequireApply() async throws {
    try await withOpenPicker {
      $0.allowsMultipleSelection = false
      $0.listPicker.isDismissedOnSelection = false
    } _: { cell, open in
      try open.activate(1)
      try open.activate(2)
      await open.turn()
      #expect(open.rows == ["One", "Two", "*Three", "Four", "Five"] && cell.value.isEmpty)
      try await open.press("Apply")
      #expect(cell.value == [2])
    }
  }

  @Test func liveChangesKeepTheLastOption() async throws {
    var seen: [[Int]] = []
    let order = Order()
    try await withOpenPicker {
      $0.listPicker.tracksLiveChanges = true
      $0.allowsEmptySelection = false
      $0.bind(order, to: \.parts)
      $0.onChangeHandler = { seen.append($0) }
    } _: { cell, open in
      #expect(open.button("Apply") == nil && open.button("Cancel") == nil)
      try open.activate(2)
      #expect(cell.value == [0, 2] && seen == [[0, 2]] && order.writes == 1)
      try open.activate(0)
      try open.activate(2)
      await open.turn()
      #expect(cell.value == [2] && open.rows[2] == "*Three" && seen.count == 2)
      // The model has the final decision, also while the picker is open.
      order.parts = [4]
      await open.turn()
      #expect(open.rows == ["One", "Two", "Three", "Four", "*Five"] && seen.count == 2)
      try await open.press("Done")
      #expect(!cell.listPicker.isPresented && cell.value == [4])
    }
  }

  @Test func allOptionsCanBeSelectedAndDeselected() async throws {
    try await withOpenPicker { _ in
    } _: { cell, open in
      try open.pressHeader(1)
      await open.turn()
      #expect(open.rows.allSatisfy { $0.hasPrefix("*") } && open.headers == ["All [Deselect All]"])
      await open.key("a", [.control, .shift])
      #expect(open.rows.allSatisfy { !$0.hasPrefix("*") } && open.headers == ["All [Select All]"])
      await open.key("a", .control)
      try open.activate(0)
      await open.turn()
      #expect(open.headers == ["All [Select All]"])
      try await open.press("Apply")
      #expect(cell.value == [1, 2, 3, 4])
    }
  }

  @Test func selectedSectionRepeatsSelectedOptions() async throws {
    try await withOpenPicker {
      $0.listPicker.showsSelectedSection = true
      $0.listPicker.isSearchEnabled = true
    } _: { _, open in
      #expect(open.selectedRows.isEmpty && open.headers.last == "All [Select All]")
      try open.activate(3)
      try open.activate(1)
      await open.turn()
      #expect(open.selectedRows == ["*Two", "*Four"] && open.rows == ["One", "*Two", "Three", "*Four", "Five"])
      #expect(open.headers == ["Selected (2) [Deselect All]", "All [Select All]"])
      try open.activate(1, section: 0)
      await open.turn()
      #expect(open.selectedRows == ["*Two"] && open.rows == ["One", "*Two", "Three", "Four", "Five"])
      await open.search("o")
      #expect(open.selectedRows.isEmpty && open.rows == ["One", "*Two", "Four"])
      await open.search("")
      #expect(open.selectedRows == ["*Two"])
      try open.pressHeader(0)
      await open.turn()
      #expect(open.selectedRows.isEmpty && open.rows.allSatisfy { !$0.hasPrefix("*") })
    }
  }

  @Test func searchResultsCanBeSelected() async throws {
    try await withOpenPicker {
      $0.listPicker.isSearchEnabled = true
      $0.value = [2]
    } _: { cell, open in
      await open.search("O")
      #expect(open.rows == ["One", "Two", "Four"] && open.headers == ["Results (3) [Select All]"])
      let row = try #require(open.collection.cell(at: ItemIndex(section: 1, item: 2)) as? ListPickerRow)
      #expect(row.all(Label.self).first?.emphasizedRanges == [1..<2])
      try open.activate(2)
      await open.turn()
      #expect(open.rows == ["One", "Two", "*Four"] && open.picker.searchText == "O")
      try open.pressHeader(1)
      await open.turn()
      #expect(open.rows == ["*One", "*Two", "*Four"] && open.headers == ["Results (3) [Deselect All]"])
      await open.search("zz")
      #expect(open.rows.isEmpty && open.button("Clear Search") != nil)
      try await open.press("Clear Search")
      #expect(await turnUntil { open.rows.count == 5 })
      #expect(open.rows == ["*One", "*Two", "*Three", "*Four", "Five"])
      await open.search("ONE")
      open.picker.clearsSearchOnSelection = true
      try open.activate(0)
      #expect(await turnUntil { open.rows.count == 5 })
      try await open.press("Apply")
      #expect(cell.value == [1, 2, 3])
    }
  }

  @Test func keysMoveSelectAndSearch() async throws {
    try await withOpenPicker {
      $0.listPicker.isSearchEnabled = true
      $0.value = [3]
    } _: { cell, open in
      #expect(await turnUntil { open.collection.focusedItem == ItemIndex(section: 1, item: 3) })
      await open.key(.up)
      await open.key(.space)
      #expect(open.rows == ["One", "Two", "*Three", "*Four", "Five"])
      await open.key(.end)
      await open.key(.enter)
      #expect(open.rows.last == "*Five")
      await open.key("f", .control)
      #expect(open.view.searchEntry.containsFocus)
      await open.search("t")
      open.view.searchEntry.emit("activate")
      #expect(open.collection.focusedItem == ItemIndex(section: 1, item: 0))
      open.view.searchEntry.grabFocus()
      // Escape clears the search first.
      open.view.searchEntry.emit("stop-search")
      #expect(open.view.searchEntry.text.isEmpty && cell.listPicker.isPresented)
      await open.search("")
      open.view.searchEntry.emit("stop-search")
      await open.turn()
      #expect(!open.view.isVisible, "the question replaces the options")
    }
  }

  @Test func removedOptionsDoNotCountAsChanges() async throws {
    try await withOpenPicker {
      $0.value = [0, 2]
    } _: { cell, open in
      cell.listPicker.valueOptions = ["One"]
      await open.turn()
      await open.key(.escape)
      #expect(!cell.listPicker.isPresented)
    }
  }

  @Test func applyButtonExplainsWhyItIsDisabled() async throws {
    try await withOpenPicker {
      $0.allowsEmptySelection = false
    } _: { cell, open in
      let apply = try #require(open.button("Apply"))
      #expect(!apply.isSensitive && apply.tooltip == "Choose at least one option.")
      try open.activate(1)
      #expect(apply.isSensitive && apply.tooltip == nil)
      await open.key(.escape)
      // The question replaces the options.
      #expect(open.window.coveringView?.parent?.hasStyleClass(ComponentParts.ListPicker.view.classPath) == true)
    }
  }

  @Test func resultCountIsAnnounced() async throws {
    try await withOpenPicker {
      $0.listPicker.isSearchEnabled = true
      $0.allowsMultipleSelection = false
    } _: { _, open in
      await open.search("t")
      #expect(await turnUntil { !open.view.isSearchRunning })
      #expect(
        open.view.announcement.differingAccessibleLabel(from: "Results (\(open.view.matches?.count ?? -1))") == nil)
      await open.search("zzz")
      #expect(await turnUntil { !open.view.isSearchRunning })
      #expect(open.view.announcement.differingAccessibleLabel(from: "No Results") == nil)
    }
  }

  @Test func hidingFocusedButtonKeepsFocusInPicker() async throws {
    try await withOpenPicker {
      $0.listPicker.isSearchEnabled = true
      $0.allowsEmptySelection = false
      $0.value = [2]
    } _: { _, open in
      await open.search("O")
      let header = try #require(open.collection.supplementaryView(.header, ofSection: 1) as? ListPickerHeader)
      #expect(header.button.grabFocus() && header.button.containsFocus)
      // Without results, nothing can be selected.
      await open.search("nothing like this")
      #expect(await turnUntil { !open.view.isSearchRunning })
      #expect(!header.button.isMapped)
      #expect(open.view.searchEntry.containsFocus, "\(String(describing: open.view.window?.focusWidget))")
      await open.search("")
      let apply = try #require(open.button("Apply"))
      #expect(apply.grabFocus())
      open.view.setAllSelected(false)
      #expect(!apply.isSensitive && open.view.containsFocus)
    }
  }

  @Test func closingReturnsFocusToTheRow() async throws {
    try await withForm(2, of: ListPickerFormCell.self) { cells, window in
      cells[1].valueOptions = ["A"]
      cells[1].open()
      let open = try await OpenPicker(cells[1].listPicker)
      #expect(open.window.window.isModal && open.window.window.transientParent === window)
      await open.key(.escape)
      #expect(window.focusWidget === cells[1].control(Button.self))
    }
  }

  @Test func removedOptionsAreDeselected() async throws {
    try await withOpenPicker {
      $0.value = [1, 4]
      $0.listPicker.isSearchEnabled = true
      $0.listPicker.showsSelectedSection = true
    } _: { cell, open in
      cell.valueOptions = ["One", "Two", "Three"]
      await open.turn()
      #expect(open.rows == ["One", "*Two", "Three"] && open.selectedRows == ["*Two"] && cell.value == [1, 4])
      await open.search("t")
      #expect(open.rows == ["*Two", "Three"])
      cell.valueOptions = ["Tea"]
      await open.turn()
      #expect(open.rows == ["Tea"] && open.headers == ["Results (1) [Select All]"])
      cell.valueOptions = []
      await open.turn()
      await open.search("")
      #expect(open.rows.isEmpty && !open.collection.isMapped)
      try await open.press("Apply")
      #expect(cell.value.isEmpty)
    }
  }

  @Test func onlySelectedRowsHaveCheckMarks() async {
    await withForm(1, of: ListPickerRow.self) { cells, window in
      let row = cells[0]
      row.text = "One"
      await paint(window)
      let (mark, width) = (row.all(Image.self)[0], row.all(Label.self)[0].width)
      for isOptionSelected in [false, true, false] {
        row.isOptionSelected = isOptionSelected
        await paint(window)
        // Highlighting doesn't change any line break.
        #expect(mark.isMapped == isOptionSelected && row.all(Label.self)[0].width == width)
      }
    }
  }

  @Test func optionsCanBeEqualLongOrEmpty() async throws {
    let long = String(repeating: "x", count: 100_000)
    try await withOpenPicker {
      $0.valueOptions = ["Same", "Same", "", long]
    } _: { cell, open in
      #expect(open.rows[...2] == ["Same", "Same", ""])
      try open.activate(1)
      await open.turn()
      #expect(open.rows[...1] == ["Same", "*Same"])
      let height = try #require(open.collection.cell(at: ItemIndex(section: 1, item: 3))).height
      #expect(height < 200)
      try await open.press("Apply")
      #expect(cell.value == [1])
    }
  }

  @Test func largeListsAreSearchedOffTheMainThread() async throws {
    try await withOpenPicker {
      $0.listPicker.isSearchEnabled = true
      $0.valueOptions = (0..<100_000).map { "Order \($0)" }
    } _: { cell, open in
      #expect(open.collection.numberOfItems == 100_000 && open.collection.numberOfCells < 60)
      await open.turn()
      #expect(open.headers.last == "All [Select All]" && !open.view.progress.isVisible)
      open.view.search("order 9")
      // It is reported immediately, before any result.
      #expect(open.view.isSearchRunning && open.view.progress.isVisible && open.headers.last == "All")
      // A newer search replaces the current one.
      open.view.search("99999")
      #expect(await turnUntil { !open.view.isSearchRunning })
      await open.turn()
      #expect(open.view.matches == [99_999] && open.rows == ["Order 99999"] && !open.view.progress.isVisible)
      await open.key("a", .control)
      open.view.search("ORDER")
      #expect(await turnUntil { !open.view.isSearchRunning })
      #expect(open.view.matches?.count == 100_000 && open.collection.numberOfItems == 100_000)
      open.view.search("nothing like this")
      #expect(await turnUntil { !open.view.isSearchRunning })
      await open.turn()
      #expect(open.button("Clear Search")?.isMapped == true)
      // A running search doesn't keep the picker alive.
      open.view.search("order")
      try await open.press("Apply")
      #expect(cell.value == [99_999])
    }
  }

  @Test func pickerFillsNarrowWindow() async throws {
    try await withOpenPicker { _ in
    } _: { cell, open in
      let parent = try #require(cell.window)
      #expect(open.window.window.defaultSize == (360, 400) && parent.defaultSize == (360, 400))
    }
  }

  @Test func closesWithItsParent() async {
    await withNoPeerLeft {
      let window = Window()
      let cell = ListPickerFormCell()
      window.child = cell
      window.present()
      #expect(await turnUntil { window.isMapped })
      cell.valueOptions = ["A"]
      cell.open()
      let picker = cell.listPicker
      #expect(picker.isPresented)
      window.close()
      await settle()
      #expect(!picker.isPresented)
    }
  }

  @Test func pickerClosesWithItsOpener() async throws {
    try await withNoPeerLeft {
      let window = Window()
      let button = Button(label: "Open")
      window.child = button
      window.present()
      #expect(await turnUntil { window.isMapped })
      do {
        let picker = ListPicker()
        picker.valueOptions = ["A", "B"]
        var dismissals = 0
        picker.onDismiss = { dismissals += 1 }
        #expect(picker.present(over: button))
        _ = try await OpenPicker(picker)
        // The page of the button is left.
        button.discard()
        #expect(!picker.isPresented && dismissals == 1)
      }
      window.close()
      await settle()
    }
  }

  @Test func pickerOpensWithoutACell() async throws {
    try await withForm(1, of: SwitchFormCell.self) { cells, _ in
      let picker = ListPicker()
      picker.valueOptions = ["A", "B"]
      picker.selection = [1]
      var (seen, dismissals): ([[Int]], Int) = ([], 0)
      picker.onSelectionChange = { seen.append($0) }
      picker.onDismiss = { dismissals += 1 }
      #expect(!picker.present(over: Label("nowhere")))
      #expect(picker.present(over: cells[0]) && picker.present(over: cells[0]))
      let open = try await OpenPicker(picker)
      #expect(open.rows == ["A", "*B"] && open.window.window.title == "All")
      try open.activate(0)
      try await open.press("Apply")
      #expect(picker.selection == [0, 1] && seen == [[0, 1]] && dismissals == 1 && !picker.isPresented)
    }
  }
}
