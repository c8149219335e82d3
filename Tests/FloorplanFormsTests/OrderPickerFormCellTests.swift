import CGTK
import FloorplanTheme
import FloorplanUI
import GTKTestSupport
import Observation
import Testing

@testable import FloorplanForms
@testable import GTKBridge

@Suite(.serialized) struct OrderPickerFormCellTests {
  private static let criteria = [
    SortCriterion(
      "Priority", isSelected: true, isAscending: false, ascendingText: "Lowest first", descendingText: "Highest first"),
    SortCriterion("Name"),
    SortCriterion("Date", isSelected: true),
  ]

  private func withPicker(
    _ body: (OrderPickerFormCell, OrderPickerList, Window) async throws -> Void
  ) async throws {
    try await withForm(1, of: OrderPickerFormCell.self) { cells, window in
      let list = try #require(cells[0].control(OrderPickerList.self))
      cells[0].title = "Sort by"
      cells[0].value = Self.criteria
      await paint(window, frames: 2)
      try await body(cells[0], list, window)
    }
  }

  private func names(_ cell: OrderPickerFormCell) -> [String] { cell.value.map(\.criterion.text) }

  @Test func onlyUserChangesCallTheHandlers() async throws {
    try await withPicker { cell, list, _ in
      var (changes, values): ([OrderPickerFormCell.Change], [[SortCriterion]]) = ([], [])
      var calls = 0
      cell.onCriterionChangeHandler = {
        changes.append($0); values.append($1)
      }
      cell.onChangeHandler = { _ in calls += 1 }
      cell.value = Array(Self.criteria.reversed())
      cell.value = Self.criteria
      #expect(changes.isEmpty && list.rows.map(\.isAccessibleChecked) == [true, false, true])
      list.rows[1].activateAction("criterion.toggle")
      #expect(changes == [.selected(index: 1, isSelected: true)] && cell.value[1].isSelected)
      list.rows[0].directionButton.emit("clicked")
      #expect(changes.last == .ascending(index: 0, isAscending: true) && cell.value[0].isAscending)
      list.rows[2].handle.activateAction("criterion.move-up")
      #expect(changes.last == .order(source: 2, destination: 1) && names(cell) == ["Priority", "Date", "Name"])
      #expect(changes.count == 3 && calls == 3 && values.last == cell.value)
      #expect(list.rows.map(\.isAccessibleChecked) == [true, true, true])
    }
  }

  /// A model whose first criterion is always active.
  @Observable final class Sorting {
    @ObservationIgnored private var stored: [SortCriterion] = OrderPickerFormCellTests.criteria
    var criteria: [SortCriterion] {
      get {
        access(keyPath: \.criteria)
        return stored
      }
      set {
        withMutation(keyPath: \.criteria) {
          stored = newValue
          stored[0].isSelected = true
        }
      }
    }
  }

  @Test func handlersReceiveTheValueOfTheModel() async throws {
    try await withPicker { cell, list, _ in
      let model = Sorting()
      var (values, criteria): ([[SortCriterion]], [[SortCriterion]]) = ([], [])
      cell.bind(model, to: \.criteria)
      cell.onChangeHandler = { values.append($0) }
      cell.onCriterionChangeHandler = { criteria.append($1) }
      list.rows[0].activateAction("criterion.toggle")
      // The model keeps its value; the user's action is reported anyway.
      #expect(values.isEmpty && criteria == [Self.criteria])
      flushObservers()
      #expect(cell.value == Self.criteria && list.rows[0].isAccessibleChecked == true)
      list.rows[1].activateAction("criterion.toggle")
      #expect(criteria.last?.map(\.isSelected) == [true, true, true] && values.last == criteria.last)
    }
  }

  @Test func lastCriterionStaysUnlessNoneIsAllowed() async throws {
    try await withPicker { cell, list, _ in
      var calls = 0
      cell.onChangeHandler = { _ in calls += 1 }
      list.rows[0].activateAction("criterion.toggle")
      list.rows[2].activateAction("criterion.toggle")
      #expect(cell.value.map(\.isSelected) == [false, false, true] && calls == 1)
      cell.allowsEmptySelection = true
      list.rows[2].activateAction("criterion.toggle")
      #expect(!cell.value.contains(where: \.isSelected) && calls == 2)
    }
  }

  @Test func inactiveCriterionHasNoDirectionAndDoesNotMove() async throws {
    try await withPicker { cell, list, _ in
      let row = list.rows[1]
      #expect(row.directionButton.stateFlags.contains(.insensitive) && row.handle.stateFlags.contains(.insensitive))
      row.grabFocus()
      #expect(list.press(.up, .alt) && names(cell) == ["Priority", "Name", "Date"])
      row.handle.activateAction("criterion.move-up")
      row.directionButton.emit("clicked")
      #expect(cell.value == Self.criteria)
      // The row that loses its direction keeps the focus.
      cell.allowsEmptySelection = true
      list.rows[0].directionButton.grabFocus()
      cell.value[0].isSelected = false
      #expect(list.rows[0].hasFocus)
    }
  }

  @Test func keysMoveFocusToggleAndReorder() async throws {
    try await withPicker { cell, list, window in
      var changes: [OrderPickerFormCell.Change] = []
      cell.onCriterionChangeHandler = { change, _ in changes.append(change) }
      #expect(window.moveFocus(.tabForward) && list.rows[0].hasFocus)
      #expect(list.press(.down) && list.rows[1].hasFocus)
      #expect(list.press(.space) && cell.value[1].isSelected && list.rows[1].hasFocus)
      #expect(list.press(.right) && list.rows[1].directionButton.hasFocus)
      // Space and Enter belong to the button there.
      #expect(!list.press(.space) && changes.count == 1)
      #expect(list.press(.down, .alt) && names(cell) == ["Priority", "Date", "Name"])
      #expect(list.rows[2].directionButton.hasFocus)
      #expect(list.press(.left) && list.rows[2].hasFocus)
      #expect(list.press(.up, .control) && names(cell) == ["Priority", "Name", "Date"])
      #expect(list.rows[1].hasFocus)
      #expect(changes.suffix(2) == [.order(source: 1, destination: 2), .order(source: 2, destination: 1)])
      #expect(list.press(.end) && list.rows[2].hasFocus && !list.press(.down))
      // There is nothing below the last position.
      #expect(list.press(.down, .alt) && changes.count == 3)
      #expect(list.press(.home) && list.rows[0].hasFocus && !list.press(.up))
      #expect(!list.press(.up, .shift) && !list.press("x") && !list.press(.escape))
      list.direction = .rtl
      #expect(list.press(.left) && list.rows[0].directionButton.hasFocus)
      #expect(!list.moveFocus(.tabForward))
    }
  }

  @Test func movesAreAnnounced() async throws {
    try await withPicker { cell, list, _ in
      let announcement = try #require(cell.children.compactMap { $0 as? Announcement }.first)
      #expect(announcement.accessibleRole == .announcing)
      list.rows[0].grabFocus()
      list.press(.down, .alt)
      #expect(announcement.differingAccessibleLabel(from: "Priority, 2 of 3") == nil)
      list.press(.down, .alt)
      #expect(announcement.differingAccessibleLabel(from: "Priority, 3 of 3") == nil && list.rows[2].hasFocus)
    }
  }

  /// Drags the handle of a row, like GTK's gesture.
  private func drag(_ list: OrderPickerList, row: Int, by y: Double) throws {
    let box = try #require(list.rows[row].handle.bounds(in: list))
    let gesture = try #require(list.controllers(of: DragGesture.self).first)
    gesture.emit("drag-begin", box.x + box.width / 2, box.y + box.height / 2)
    gesture.emit("drag-update", 0.0, y)
  }

  private func drop(_ list: OrderPickerList) throws {
    try #require(list.controllers(of: DragGesture.self).first).emit("drag-end", 0.0, 0.0)
  }

  @Test func draggingHandleMovesRowAndDropMovesCriterion() async throws {
    try await withStandardTheme {
      try await withPicker { cell, list, window in
        var changes: [OrderPickerFormCell.Change] = []
        cell.onCriterionChangeHandler = { change, _ in changes.append(change) }
        let high = Double(list.rows[0].height) + 8
        try drag(list, row: 0, by: high * 0.4)
        await paint(window, frames: 2)
        // The row follows the pointer above the others, and nothing has changed yet.
        let row = list.rows[0]
        #expect((row.bounds(in: list)?.y ?? 0) > 4 && list.children.last === row && row.hasFocus)
        try drop(list)
        #expect(changes.isEmpty && list.children.first === row)
        try drag(list, row: 0, by: high * 1.6)
        await paint(window, frames: 2)
        #expect((list.rows[1].bounds(in: list)?.y ?? .infinity) < high / 2)
        try drop(list)
        #expect(changes == [.order(source: 0, destination: 2)] && names(cell) == ["Name", "Date", "Priority"])
        #expect(list.rows[2].hasFocus)
        // A drag far beyond the end moves the row to the end.
        try drag(list, row: 2, by: -10_000)
        try drop(list)
        #expect(names(cell) == ["Priority", "Name", "Date"])
      }
    }
  }

  @Test func escapeAndNewValueEndADrag() async throws {
    try await withPicker { cell, list, window in
      var calls = 0
      cell.onChangeHandler = { _ in calls += 1 }
      try drag(list, row: 0, by: 200)
      #expect(list.press(.escape))
      try drop(list)
      #expect(names(cell) == ["Priority", "Name", "Date"] && calls == 0 && list.children.first === list.rows[0])
      try drag(list, row: 0, by: 200)
      cell.value = [SortCriterion("Only", isSelected: true)]
      try drop(list)
      await paint(window)
      #expect(names(cell) == ["Only"] && calls == 0)
      cell.value = Self.criteria
      await paint(window, frames: 2)
      try drag(list, row: 0, by: 200)
      cell.isEditable = false
      try drop(list)
      #expect(cell.value == Self.criteria && calls == 0)
    }
  }

  @Test func onlyTheHandleDragsAndClickTogglesTheRow() async throws {
    try await withPicker { cell, list, _ in
      let gesture = try #require(list.controllers(of: DragGesture.self).first)
      gesture.emit("drag-begin", 20.0, 10.0)
      gesture.emit("drag-update", 0.0, 200.0)
      gesture.emit("drag-end", 0.0, 0.0)
      #expect(cell.value == Self.criteria)
      // An inactive row can't be dragged either.
      try drag(list, row: 1, by: 200)
      try drop(list)
      #expect(cell.value == Self.criteria)
      list.rows[1].click(20, 10)
      #expect(cell.value[1].isSelected && list.rows[1].hasFocus)
      list.rows[1].click(20, -30)
      #expect(cell.value[1].isSelected)
    }
  }

  @Test func modelAndCellStayInSync() async throws {
    try await withPicker { cell, list, _ in
      let model = ChoiceModel()
      model.criteria = Self.criteria
      cell.bind(model, to: \.criteria)
      let writes = model.writes
      list.rows[0].activateAction("criterion.toggle")
      #expect(!model.criteria[0].isSelected && model.writes == writes + 1)
      model.criteria = [SortCriterion("New", isSelected: true), SortCriterion("New", isSelected: true)]
      flushObservers()
      #expect(list.rows.count == 2 && model.writes == writes + 2)
      list.rows[1].directionButton.emit("clicked")
      #expect(model.criteria.map(\.isAscending) == [true, false] && model.writes == writes + 3)
      model.criteria = []
      flushObservers()
      #expect(list.rows.isEmpty && !list.grabFocus())
    }
  }

  @Test func removedRowChangesNothing() async throws {
    try await withPicker { cell, list, _ in
      let row = list.rows[2]
      cell.value = [Self.criteria[0]]
      cell.onChangeHandler = { _ in Issue.record("the handler was called") }
      row.onToggle?()
      row.onReverse?()
      row.onStep?(-1)
      #expect(cell.value == [Self.criteria[0]])
    }
  }

  @Test func rowsHaveAccessibleNamesAndRoles() async throws {
    try await withPicker { cell, list, _ in
      let row = list.rows[0]
      #expect(row.accessibleRole == .checkbox && row.differingAccessibleLabel(from: "Priority") == nil)
      #expect(row.differingAccessibleDescription(from: "Highest first, 1 of 3") == nil)
      #expect(list.rows[1].differingAccessibleDescription(from: "2 of 3") == nil)
      #expect(row.directionButton.differingAccessibleLabel(from: "Highest first, Priority") == nil)
      #expect(row.handle.differingAccessibleLabel(from: "Move Priority") == nil && row.handle.accessibleRole == .button)
      #expect(list.isAccessibleLabelledByAnother)
      cell.hintText = "The first one wins"
      #expect(list.differingAccessibleDescription(from: "The first one wins") == nil)
    }
  }

  @Test func textsHaveFontColorAndLines() async throws {
    try await withPicker { cell, list, window in
      let purple = ThemeColor(red: 128, green: 0, blue: 128)
      cell.value = [
        SortCriterion(
          StyledText("Priority", font: StyleFont(.title3), color: .literal(purple), numberOfLines: 2), isSelected: true)
      ]
      cell.titleLabel.textColor = .palette(.negativeLabel)
      cell.titleLabel.numberOfLines = 3
      await paint(window, frames: 2)
      let label = try #require(list.rows[0].children.compactMap { $0 as? PartLabel }.first)
      #expect(label.numberOfLines == 2 && label.font == StyleFont(.title3) && label.textColor == .literal(purple))
      cell.value = [SortCriterion("Priority", isSelected: true)]
      #expect(label.numberOfLines == 1 && label.font == nil && label.textColor == nil)
      cell.prepareForReuse()
      #expect(cell.titleLabel.textColor == nil && cell.titleLabel.numberOfLines == 0)
    }
  }

  @Test func selectedIconCanBeChanged() async throws {
    try await withPicker { cell, list, _ in
      let icons = list.rows.compactMap { $0.children.first as? Image }
      #expect(icons.map(\.iconName) == Array(repeating: "object-select-symbolic", count: 3))
      #expect(icons.map(\.isChildVisible) == [true, false, true])
      cell.selectedIcon = .icon("emblem-ok-symbolic")
      #expect(icons[0].iconName == "emblem-ok-symbolic")
    }
  }

  @Test func readOnlyCellDisplaysOrderAsText() async throws {
    try await withPicker { cell, list, window in
      list.rows[0].grabFocus()
      cell.isEditable = false
      await paint(window)
      #expect(!list.isVisible && cell.texts == ["Sort by", "Priority, Highest first\nDate, Ascending"])
      #expect(cell.copyableText == "Sort by\nPriority, Highest first\nDate, Ascending" && cell.isContentCopyable)
      list.rows[0].activateAction("criterion.toggle")
      #expect(cell.value == Self.criteria)
      cell.value = []
      #expect(cell.texts == ["Sort by", "–"])
      cell.isEditable = true
      #expect(list.isVisible)
    }
  }

  @Test func partsAreInOrderAndMirroredInRTL() async throws {
    try await withStandardTheme {
      try await withPicker { cell, list, window in
        let row = list.rows[0]
        let boxes = try row.children.map { try #require($0.bounds(in: row)) }
        #expect(boxes[0].x == 0 && boxes[3].x + boxes[3].width == Double(row.width))
        for (left, right) in zip(boxes, boxes.dropFirst()) { #expect(left.x + left.width + 12 == right.x) }
        #expect(list.rows.allSatisfy { ($0.bounds(in: list)?.height ?? 0) >= 44 })
        cell.direction = .rtl
        await paint(window, frames: 2)
        for (part, old) in zip(row.children, boxes) {
          let new = try #require(part.bounds(in: row))
          #expect(new == (Double(row.width) - old.x - old.width, old.y, old.width, old.height))
        }
        // Too long for one line: neither text displaces the other.
        let long = StyledText(String(repeating: "A long text ", count: 20))
        cell.value = [SortCriterion(long, isSelected: true, ascendingText: long)]
        await paint(window, frames: 2)
        let handle = try #require(list.rows[0].handle.bounds(in: list.rows[0]))
        #expect(handle.x == 0)
        let crowded = try list.rows[0].children.map { try #require($0.bounds(in: list)) }
        #expect(crowded.allSatisfy { $0.x >= 0 && $0.x + $0.width <= Double(list.width) && $0.width >= 16 })
        #expect(crowded[1].width > 200 && crowded[2].width > 200 && crowded[2].y >= crowded[1].y + crowded[1].height)
      }
    }
  }

  @Test func reuseResetsEverything() async throws {
    try await withPicker { cell, list, _ in
      let model = ChoiceModel()
      model.criteria = Self.criteria
      cell.bind(model, to: \.criteria)
      cell.allowsEmptySelection = true
      cell.selectedIcon = .icon("emblem-ok-symbolic")
      cell.isEditable = false
      cell.onCriterionChangeHandler = { _, _ in Issue.record("the handler wasn't removed") }
      let writes = model.writes
      cell.prepareForReuse()
      #expect(cell.value == [] && !cell.allowsEmptySelection && cell.selectedIcon == .icon("object-select-symbolic"))
      #expect(list.rows.isEmpty && list.isVisible)
      cell.value = Self.criteria
      list.rows[1].activateAction("criterion.toggle")
      #expect(cell.value[1].isSelected && model.writes == writes)
    }
  }

  @Test(arguments: Appearance.allCases) func styleMatchesPartsTable(appearance: Appearance) async throws {
    typealias Parts = ComponentParts.OrderPickerFormItemCell
    _ = GTKEnvironment.isReady
    let manager = ThemeManager(display: try #require(Display.default), appearance: appearance)
    defer { manager.remove() }
    try await withPicker { cell, list, window in
      await paint(window, frames: 2)
      for (row, state) in [(0, StyleState.normal), (1, .disabled)] {
        let label = try #require(list.rows[row].directionButton.children.first?.children.last)
        let expected = manager.theme.resolve(Parts.subtitle, state: state, appearance: appearance)
        #expect(isColor(RealizedStyle(of: label).color("color"), expected.color), "\(state)")
      }
      // The checkmark is as large as the body text.
      #expect(list.rows[0].children.first?.measured(.horizontal).natural == 17)
    }
  }
}
