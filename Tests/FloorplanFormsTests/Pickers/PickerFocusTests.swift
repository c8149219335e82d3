import FloorplanLayout
import FloorplanUI
import GTKTestSupport
import Testing

@testable import FloorplanForms
@testable import GTKBridge

/// Tab order through an open picker on a page.
@Suite(.serialized) struct PickerFocusTests {
  init() { #expect(GTKEnvironment.isReady) }

  /// A cell with an open picker, as the only item of a collection between two buttons.
  private func withOpenPicker<Value: Equatable, Cell: PickerCell<Value>>(
    _ type: Cell.Type, _ value: Value, _ location: SourceLocation = #_sourceLocation,
    _ body: (Cell, _ before: Button, _ after: Button, Window) async throws -> Void
  ) async throws {
    try await withNoPeerLeft(location) {
      let view = CollectionView(layout: .table)
      let source = IndexedDataSource(view) { view, index in view.dequeue(type, for: index) }
      source.reload([1])
      let window = Window()
      let (before, after) = (Button(label: "Before"), Button(label: "After"))
      let scroller = ScrolledWindow(view, name: "Items")
      scroller.expandsVertically = true
      window.child = Box(.vertical, [before, scroller, after] as [Widget])
      window.defaultSize = (600, 900)
      window.present()
      #expect(await turnUntil { window.isMapped })
      await paint(window, frames: 3)
      let cell = try #require(view.cell(at: ItemIndex(section: 0, item: 0)) as? Cell)
      cell.value = value
      try cell.pressRow()
      await paint(window, frames: 4)
      try await body(cell, before, after, window)
      window.close()
    }
  }

  /// The Tab stops in a cell, starting from a button next to its collection.
  private func stops(_ direction: FocusDirection, from start: Button, in cell: Widget, _ window: Window) -> [Widget] {
    start.grabFocus()
    var seen: [Widget] = []
    while seen.count < 20, window.moveFocus(direction), cell.containsFocus, let stop = window.focusWidget {
      seen.append(stop)
    }
    return seen
  }

  private func expectSameStopsInBothDirections<Value: Equatable, Cell: PickerCell<Value>>(
    _ type: Cell.Type, _ value: Value, stops count: Int
  ) async throws {
    try await withOpenPicker(type, value) { cell, before, after, window in
      let forward = stops(.tabForward, from: before, in: cell, window)
      let backward = stops(.tabBackward, from: after, in: cell, window)
      #expect(forward.count == count, "\(type)")
      #expect(forward.elementsEqual(backward.reversed()) { $0 === $1 }, "\(type): \(backward.count) stops going back")
    }
  }

  @Test func tabVisitsAllControlsInBothDirections() async throws {
    let date: DateTime? = try day(31, hour: 14)
    let days: ClosedRange<DateTime>? = try day(1)...day(3)
    try await expectSameStopsInBothDirections(DurationPickerFormCell.self, .seconds(3900), stops: 3)
    // The row, the date, the previous and the next month, the day, hour and minute.
    try await expectSameStopsInBothDirections(DatePickerFormCell.self, date, stops: 7)
    try await expectSameStopsInBothDirections(DateRangePickerFormCell.self, days, stops: 6)
  }

  @Test func messageDoesNotChangeTabOrder() async throws {
    try await withOpenPicker(DurationPickerFormCell.self, .seconds(3900)) { cell, _, _, window in
      let fields = cell.all(NumberField.self)
      let hours = try fields[0].first(SpinButton.self)
      fields[0].grabFocus()
      hours.text = "99"
      hours.commitText()
      await paint(window, frames: 3)
      let frames = fields.compactMap { $0.bounds(in: cell) }
      #expect(frames[0].y == frames[1].y && frames[0].height > frames[1].height, "the message makes the field taller")
      #expect(window.moveFocus(.tabForward) && fields[1].containsFocus)
      #expect(window.moveFocus(.tabBackward) && fields[0].containsFocus)
    }
  }
}
