import CGTK
import FloorplanLayout
import FloorplanUI
import GTKTestSupport
import Testing

@testable import FloorplanForms
@testable import GTKBridge

/// An order picker that is taller than its viewport.
@Suite(.serialized) struct OrderPickerScrollTests {
  private static let criteria = (1...12).map { SortCriterion(StyledText("Criterion \($0)"), isSelected: true) }

  private func withLongPicker(
    _ body: (OrderPickerFormCell, OrderPickerList, ScrolledWindow, Window) async throws -> Void
  ) async throws {
    try await withStandardTheme {
      try await withNoPeerLeft {
        let window = Window()
        let cell = OrderPickerFormCell()
        cell.title = "Sort by"
        cell.value = Self.criteria
        let scrolled = ScrolledWindow(Box(.vertical, [cell, Label("End")]), name: "Page")
        window.child = scrolled
        window.defaultSize = (360, 240)
        window.present()
        #expect(await turnUntil { window.isMapped })
        await paint(window, frames: 2)
        try await body(cell, try #require(cell.control(OrderPickerList.self)), scrolled, window)
        window.close()
      }
    }
  }

  private func isInView(_ row: Widget, in scrolled: ScrolledWindow) -> Bool {
    guard let box = row.bounds(in: scrolled) else { return false }
    return box.y >= 0 && box.y + box.height <= Double(scrolled.height)
  }

  @Test func dragNearAnEdgeScrolls() async throws {
    try await withLongPicker { cell, list, scrolled, window in
      let gesture = try #require(list.controllers(of: DragGesture.self).first)
      let adjustment = scrolled.verticalAdjustment
      let handle = try #require(list.rows[0].handle.bounds(in: list))
      let grip = handle.y + handle.height / 2
      gesture.emit("drag-begin", handle.x + handle.width / 2, grip)
      // In the middle, nothing scrolls.
      let top = try #require(list.bounds(in: scrolled)).y
      let height = Double(scrolled.height)
      gesture.emit("drag-update", 0.0, height / 2 - top - grip)
      await paint(window, frames: 4)
      #expect(adjustment.value == 0)
      // While the pointer stays near the lower edge, the page scrolls to its end.
      gesture.emit("drag-update", 0.0, height - 4 - top - grip)
      #expect(await turnUntil { adjustment.value == adjustment.upper - adjustment.pageSize })
      await paint(window, frames: 3)
      #expect(isInView(list.rows[0], in: scrolled))
      gesture.emit("drag-end", 0.0, 0.0)
      let index = try #require(cell.value.firstIndex { $0.criterion.text == "Criterion 1" })
      #expect(index >= 9, "\(index)")
      // After the end of the drag, nothing scrolls.
      adjustment.value = 0
      await paint(window, frames: 3)
      #expect(adjustment.value == 0)
    }
  }

  @Test func scrollStoppedBeforeAFrameCanRestart() async throws {
    try await withLongPicker { _, list, scrolled, window in
      let (scroll, adjustment) = (EdgeScroll(), scrolled.verticalAdjustment)
      let other = Label("Dragged before")
      other.setSizeRequest(height: 1000)
      let before = Window()
      before.child = ScrolledWindow(other)
      before.defaultSize = (200, 200)
      before.present()
      #expect(await turnUntil { before.isMapped })
      await paint(before, frames: 2)
      scroll.follow(y: 190, of: other)
      scroll.stop()
      before.close()
      let top = try #require(list.bounds(in: scrolled)).y
      scroll.follow(y: Double(scrolled.height) - 4 - top, of: list)
      #expect(await turnUntil { adjustment.value > 0 })
      scroll.stop()
    }
  }

  @Test func dragNearTheUpperEdgeScrollsBack() async throws {
    try await withLongPicker { cell, list, scrolled, window in
      let gesture = try #require(list.controllers(of: DragGesture.self).first)
      let adjustment = scrolled.verticalAdjustment
      adjustment.value = adjustment.upper
      await paint(window, frames: 2)
      let handle = try #require(list.rows[11].handle.bounds(in: list))
      let grip = handle.y + handle.height / 2
      let top = try #require(list.bounds(in: scrolled)).y
      gesture.emit("drag-begin", handle.x + handle.width / 2, grip)
      gesture.emit("drag-update", 0.0, 3 - top - grip)
      #expect(await turnUntil { adjustment.value == 0 })
      gesture.emit("drag-end", 0.0, 0.0)
      #expect(cell.value.firstIndex { $0.criterion.text == "Criterion 12" } == 0)
    }
  }

  @Test func scrollDistanceIsProportionalToTime() async throws {
    try await withLongPicker { _, list, scrolled, _ in
      let adjustment = scrolled.verticalAdjustment
      let top = try #require(list.bounds(in: scrolled)).y
      let distances = [0.02, 0.04].map { seconds in
        adjustment.value = 0
        let scroll = EdgeScroll()
        scroll.follow(y: Double(scrolled.height) - 4 - top, of: list)
        #expect(scroll.scroll(for: seconds))
        scroll.stop()
        return adjustment.value
      }
      #expect(distances[0] > 0 && abs(distances[1] - 2 * distances[0]) < 0.01, "\(distances)")
    }
  }

  @Test func rowMovedByKeysStaysInView() async throws {
    try await withLongPicker { cell, list, scrolled, window in
      list.rows[0].grabFocus()
      for index in 1..<Self.criteria.count {
        #expect(list.press(.down, .alt))
        await paint(window, frames: 2)
        #expect(list.rows[index].hasFocus)
        #expect(isInView(list.rows[index], in: scrolled), "\(index)")
      }
      for index in (0..<Self.criteria.count - 1).reversed() {
        #expect(list.press(.up, .alt))
        await paint(window, frames: 2)
        #expect(isInView(list.rows[index], in: scrolled), "\(index)")
      }
    }
  }

  /// In a collection, a cell can be taller than the viewport.
  @Test func rowMovedByKeysStaysInViewInATable() async throws {
    try await withStandardTheme {
      try await withNoPeerLeft {
        let model = ChoiceModel()
        model.criteria = Self.criteria
        let form = Form(model) { FormField("Sort by", \.criteria, in: OrderPickerFormCell.self) }
        let view = FormView(form)
        let scrolled = ScrolledWindow(view, name: "Form")
        let window = Window()
        window.child = scrolled
        window.defaultSize = (360, 240)
        window.present()
        #expect(await turnUntil { window.isMapped })
        await paint(window, frames: 4)
        let cell = try #require(view.cell(at: ItemIndex(section: 0, item: 0)) as? OrderPickerFormCell)
        let list = try #require(cell.control(OrderPickerList.self))
        list.rows[0].grabFocus()
        for index in 1..<Self.criteria.count {
          #expect(list.press(.down, .alt))
          await paint(window, frames: 2)
          #expect(list.rows[index].hasFocus && isInView(list.rows[index], in: scrolled), "\(index)")
        }
        window.close()
      }
    }
  }
}
