import FloorplanLayout
import FloorplanTheme
import FloorplanUI
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanForms

@Suite(.serialized) struct ListPickerFormCellTests {
  private func fill(_ cell: ListPickerFormCell) {
    cell.title = "Work group"
    cell.valueOptions = ["Construction", "Repair", "Engineering", "Vendor"]
  }

  @Test func defaultsMatchFioriForIOS() async {
    await withForm(1, of: ListPickerFormCell.self) { cells, _ in
      let cell = cells[0]
      #expect(cell.value.isEmpty && cell.valueOptions.isEmpty && cell.valueText == nil)
      #expect(cell.allowsMultipleSelection && cell.allowsEmptySelection && !cell.alwaysShowsValueTextOnBottom)
      let picker = cell.listPicker
      #expect(!picker.isSearchEnabled && !picker.showsSelectedSection && picker.isDismissedOnSelection)
      #expect(!picker.tracksLiveChanges && !picker.clearsSearchOnSelection && picker.prompt == nil)
      #expect(picker.dataSource == nil && picker.searchResultsUpdating == nil && !picker.isPresented)
    }
  }

  @Test func selectionIsDisplayedInOptionOrder() async throws {
    try await withForm(1, of: ListPickerFormCell.self) { cells, _ in
      let cell = cells[0]
      fill(cell)
      #expect(cell.texts == ["Work group"])
      cell.value = [2, 0]
      #expect(cell.texts == ["Work group", "Construction, Engineering"])
      // An invalid index stays in the value, and isn't displayed.
      cell.value = [9, 1, 1, -4]
      #expect(cell.value == [9, 1, 1, -4] && cell.texts.last == "Repair")
      cell.valueText = "By the app"
      #expect(cell.texts.last == "By the app")
      cell.valueText = nil
      cell.valueOptions = ["A", "B"]
      #expect(cell.texts.last == "B")
      cell.valueOptions = []
      #expect(cell.texts == ["Work group"])
      cell.valueOptions = (0..<1000).map { "\($0)" }
      cell.value = Array(0..<1000)
      #expect(cell.texts.last?.hasSuffix("99, and 900 more") == true)
      let button = try #require(cell.control(Button.self))
      cell.value = [3]
      cell.isRequired = true
      #expect(button.differingAccessibleLabel(from: "Work group *, 3") == nil)
    }
  }

  @Test func messageIsBelowTheButton() async throws {
    // GTK's own buttons are taller than the cell.
    try await withStandardTheme {
      try await withForm(1, of: ListPickerFormCell.self) { cells, window in
        let cell = cells[0]
        fill(cell)
        for style in [ValidationMessage.Style.banner, .hint] {
          cell.validationMessage = ValidationMessage("Choose one.", style: style)
          await paint(window, frames: 2)
          let line = try #require(cell.control(Button.self)?.bounds(in: cell))
          let message = try #require(cell.control(InlineValidationView.self)?.bounds(in: cell))
          #expect(line.y + line.height <= message.y && message.y + message.height <= Double(cell.height))
        }
      }
    }
  }

  /// The number of options that an app sets, as numbers.
  private final class NumberedOptions: ListPickerDataSource {
    var count = 3

    func numberOfOptions(in listPicker: ListPicker) -> Int { count }
    func listPicker(
      _ listPicker: ListPicker, cellForOption option: Int, in collectionView: CollectionView, at index: ItemIndex
    ) -> CollectionCell { CollectionCell() }
    func listPicker(_ listPicker: ListPicker, nameOfOption option: Int) -> String? { "Number \(option)" }
  }

  @Test func cellFollowsOptionsOfItsPicker() async {
    await withForm(1, of: ListPickerFormCell.self) { cells, _ in
      let cell = cells[0]
      fill(cell)
      cell.value = [2]
      cell.listPicker.valueOptions = ["A", "B", "C"]
      #expect(cell.texts.last == "C" && cell.inputMessage == nil)
      cell.listPicker.valueOptions = ["A", "B"]
      #expect(cell.texts == ["Work group"])
      #expect(await turnUntil { cell.inputMessage?.kind == .warning })
      let source = NumberedOptions()
      cell.listPicker.dataSource = source
      #expect(cell.texts.last == "Number 2" && cell.inputMessage == nil)
      source.count = 1
      cell.listPicker.reloadData()
      #expect(cell.texts == ["Work group"] && cell.value == [2])
      #expect(await turnUntil { cell.inputMessage?.kind == .warning })
      // The picker of the previous item no longer belongs to any item.
      let old = cell.listPicker
      cell.prepareForReuse()
      old.valueOptions = ["X"]
      #expect(cell.texts == [""])
    }
  }

  @Test func buttonCoversTheRow() async throws {
    try await withForm(1, of: ListPickerFormCell.self) { cells, window in
      fill(cells[0])
      await paint(window)
      let box = try #require(cells[0].control(Button.self)?.bounds(in: cells[0]))
      #expect(box.x < 0 && box.y < 0 && box.width > Double(cells[0].width) && box.height > Double(cells[0].height))
      for label in cells[0].children.compactMap({ $0 as? Label }) { #expect(!label.canTarget) }
    }
  }

  @Test func valueIsBelowTheTitleIfItDoesNotFit() async throws {
    try await withForm(1, of: ListPickerFormCell.self) { cells, window in
      let cell = cells[0]
      fill(cell)
      cell.value = [1]
      await paint(window)
      let labels = cell.children.compactMap { $0 as? Label }
      @MainActor func boxes() throws -> [(x: Double, y: Double, width: Double, height: Double)] {
        try labels.map { label in
          let box = label.bounds(in: cell)
          return try #require(box)
        }
      }
      let line = try boxes()
      #expect(line[0].x == 0 && line[1].x > line[0].x && abs(line[0].y - line[1].y) < 8)
      cell.direction = .rtl
      await paint(window)
      let mirrored = try boxes()
      for (old, new) in zip(line, mirrored) { #expect(new.x == Double(cell.width) - old.x - old.width) }
      cell.direction = .ltr
      cell.alwaysShowsValueTextOnBottom = true
      await paint(window, frames: 2)
      let stacked = try boxes()
      #expect(stacked[1].x == 0 && stacked[1].y >= stacked[0].y + stacked[0].height)
      cell.alwaysShowsValueTextOnBottom = false
      cell.title = "A title that is much too long to stand beside its value"
      await paint(window, frames: 2)
      let long = try boxes()
      #expect(long[1].y >= long[0].y + long[0].height && long[1].x == 0)
    }
  }

  @Test func readOnlyCellDisplaysWholeTextWithoutButton() async throws {
    try await withForm(1, of: ListPickerFormCell.self) { cells, window in
      let cell = cells[0]
      fill(cell)
      cell.valueOptions = (0..<30).map { "Option number \($0)" }
      cell.value = Array(0..<30)
      await paint(window, frames: 2)
      let height = cell.measured(.vertical, forSize: 300).natural
      let button = try #require(cell.control(Button.self))
      cell.isEditable = false
      await paint(window, frames: 2)
      #expect(!button.isVisible && cell.control == nil && cell.control(Image.self)?.isVisible == false)
      #expect(cell.measured(.vertical, forSize: 300).natural > height * 2)
      cell.open()
      #expect(!cell.listPicker.isPresented)
      cell.value = []
      #expect(cell.texts.last == FilterFormCell.emptySelectionText)
      cell.valueText = "Nobody"
      #expect(cell.texts.last == "Nobody")
      cell.valueText = nil
      cell.isEditable = true
      #expect(!cell.texts.contains(FilterFormCell.emptySelectionText))
      cell.value = Array(0..<30)
      #expect(button.isVisible && cell.measured(.vertical, forSize: 300).natural == height)
      cell.isEnabled = false
      #expect(button.stateFlags.contains(.insensitive))
      cell.open()
      #expect(!cell.listPicker.isPresented)
    }
  }

  @Test func reuseResetsEverything() async {
    await withForm(1, of: ListPickerFormCell.self) { cells, _ in
      let cell = cells[0]
      fill(cell)
      cell.value = [1]
      cell.valueText = "x"
      cell.allowsMultipleSelection = false
      cell.allowsEmptySelection = false
      cell.alwaysShowsValueTextOnBottom = true
      cell.listPicker.prompt = "Please"
      cell.onChangeHandler = { _ in Issue.record("the handler wasn't removed") }
      cell.open()
      let old = cell.listPicker
      #expect(old.isPresented && cell.stateFlags.contains(.selected))
      cell.prepareForReuse()
      #expect(!old.isPresented && !cell.stateFlags.contains(.selected) && cell.listPicker !== old)
      #expect(cell.valueOptions.isEmpty && cell.value.isEmpty && cell.texts == [""] && cell.valueText == nil)
      #expect(cell.allowsMultipleSelection && cell.allowsEmptySelection && !cell.alwaysShowsValueTextOnBottom)
      #expect(cell.listPicker.prompt == nil)
    }
  }

  @Test func repeatedOpeningLeaksNothing() async {
    await withForm(1, of: ListPickerFormCell.self) { cells, _ in
      let cell = cells[0]
      fill(cell)
      cell.listPicker.isSearchEnabled = true
      cell.listPicker.showsSelectedSection = true
      cell.value = [0]
      cell.open()
      cell.listPicker.dismiss()
      await settle()
      let before = PeerTableCount.now
      for _ in 0..<openings {
        cell.open()
        #expect(cell.listPicker.isPresented)
        cell.listPicker.dismiss()
        #expect(!cell.listPicker.isPresented)
      }
      await settle(turns: 10)
      #expect(PeerTableCount.now == before)
    }
  }

  @Test(arguments: Appearance.allCases) func styleMatchesPartsTable(appearance: Appearance) async throws {
    typealias Parts = ComponentParts.ListPickerFormCell
    _ = GTKEnvironment.isReady
    let display = try #require(Display.default)
    let manager = ThemeManager(display: display, appearance: appearance)
    defer { manager.remove() }
    #expect(manager.problems.isEmpty)
    await withForm(1, of: ListPickerFormCell.self) { cells, window in
      fill(cells[0])
      cells[0].value = [1]
      let labels = cells[0].children.compactMap { $0 as? Label }
      #expect(labels.count >= 2)
      for isEnabled in [true, false] {
        cells[0].isEnabled = isEnabled
        await paint(window, frames: 2)
        let state: StyleState = isEnabled ? .normal : .disabled
        for (label, part) in zip(labels, [Parts.title, Parts.valueText]) {
          let expected = manager.theme.resolve(part, state: state, appearance: appearance)
          let style = RealizedStyle(of: label)
          #expect(isColor(style.color("color"), expected.color), "\(part.name), \(state)")
          #expect((style.number("font-weight") ?? 400) == Double(expected.fontWeight ?? 400))
        }
      }
    }
  }
}
