import CGTK
import FloorplanForms
import FloorplanUI
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanPages

@Suite(.serialized) struct FilterFeedbackBarTests {
  private static let items = [
    FilterFeedbackItem("sort", "Sort: Due Date", isActive: true) {},
    FilterFeedbackItem("mine", "Mine", isActive: false) {},
    FilterFeedbackItem(3, "High", isActive: true) {},
  ]

  private func withBar(
    width: Int = 400, _ body: @MainActor (FilterFeedbackBar, Window) async throws -> Void
  ) async throws {
    try await withNoPeerLeft {
      let window = Window()
      window.defaultSize = (width, 200)
      let bar = FilterFeedbackBar()
      bar.items = Self.items
      window.child = Box(.vertical, [bar, Button(label: "Behind")])
      window.present()
      await paint(window, frames: 2)
      try await body(bar, window)
      window.close()
    }
  }

  private func chips(of bar: FilterFeedbackBar) throws -> [ChoiceButton] {
    func strip(in widget: Widget) -> ChipStrip? {
      if let found = widget as? ChipStrip { return found }
      for child in widget.children { if let found = strip(in: child) { return found } }
      return nil
    }
    return try #require(strip(in: bar)).buttons
  }

  @Test func eachItemHasAChipInOrder() async throws {
    try await withBar { bar, _ in
      let first = try chips(of: bar)
      #expect(first.map(\.text) == ["Sort: Due Date", "Mine", "High"])
      bar.items = [Self.items[2], Self.items[0], Self.items[2]]
      let second = try chips(of: bar)
      #expect(second.map(\.text) == ["High", "Sort: Due Date"])
      bar.items = []
      #expect(!bar.isVisible)
      bar.items = Self.items
      #expect(bar.isVisible)
    }
  }

  @Test func clickPerformsTheCurrentAction() async throws {
    try await withBar { bar, _ in
      var performed: [String] = []
      bar.items[1].perform = { performed.append("mine") }
      bar.items[0].perform = { performed.append("sort") }
      try chips(of: bar)[1].emit("clicked")
      bar.items = [bar.items[1], bar.items[0]]
      try chips(of: bar)[1].emit("clicked")
      #expect(performed == ["mine", "sort"])
    }
  }

  @Test func chipOpensItsMenu() async throws {
    try await withBar { bar, window in
      var chosen: [String] = []
      bar.items[0].menu = {
        ["Due Date", "Title"].map { title in
          ContextMenuItem(title, isChecked: title == "Due Date") { chosen.append(title) }
        }
      }
      await paint(window, frames: 2)
      let (chip, other) = (try chips(of: bar)[0], try chips(of: bar)[1])
      #expect(chip.hasMenu && chip.child is Box && other.child is Label)
      chip.emit("clicked")
      await paint(window, frames: 2)
      let menu = try #require(chip.children.lazy.compactMap { $0 as? PopoverMenu }.first)
      #expect(await turnUntil { menu.isMapped })
      let entries = menu.descendants(ofType: "GtkModelButton")
      #expect(entries.map { $0.get("text", as: String.self) } == ["Due Date", "Title"])
      #expect(entries.map { $0.get("active", as: Bool.self) } == [true, false])
      // A change of other chips leaves the menu open.
      bar.items[1].isActive = true
      #expect(chip.children.contains { $0 === menu } && menu.isMapped)
      menu.activateAction("menu.1")
      #expect(chosen == ["Title"])
      menu.popDown()
      #expect(await turnUntil { !chip.children.contains { $0 is PopoverMenu } } && chip.containsFocus)
      chip.emit("clicked")
      #expect(chip.children.contains { $0 is PopoverMenu })
      bar.items[0].menu = nil
      #expect(!chip.children.contains { $0 is PopoverMenu })
      #expect(!chip.hasMenu && chip.child is Label && chip.text == "Sort: Due Date")
    }
  }

  @Test func activeChipsAreAccessiblyPressed() async throws {
    try await withBar { bar, _ in
      var barChips = try chips(of: bar)
      #expect(barChips[0].differingAccessibleLabel(from: "Sort: Due Date") == nil)
      #expect(barChips.map(\.isAccessiblePressed) == [true, false, true])
      bar.items[1].isActive = true
      bar.items[2].isActive = false
      barChips = try chips(of: bar)
      #expect(barChips.map(\.isAccessiblePressed) == [true, true, false])
      #expect(barChips.map { $0.stateFlags.contains(.selected) } == [true, true, false])
    }
  }

  @Test func arrowKeysMoveWithinOneTabStop() async throws {
    try await withBar { bar, window in
      let barChips = try chips(of: bar)
      let strip = try #require(barChips[0].parent)
      // A window initially focuses its first widget.
      window.clearFocus()
      #expect(window.moveFocus(.tabForward) && barChips[0].containsFocus)
      #expect(!strip.press(.down) && strip.press(.right) && barChips[1].containsFocus)
      #expect(strip.press(.end) && barChips[2].containsFocus)
      #expect(strip.press(.right) && barChips[2].containsFocus)
      #expect(window.moveFocus(.tabForward) && !bar.containsFocus)
      #expect(window.moveFocus(.tabBackward) && barChips[2].containsFocus)
      bar.setDirectionRecursively(.rtl)
      #expect(strip.press(.right) && barChips[1].containsFocus)
      #expect(strip.press(.home) && barChips[0].containsFocus)
    }
  }

  @Test func focusStaysOnItsChipOrMovesToTheNext() async throws {
    try await withBar { bar, window in
      let barChips = try chips(of: bar)
      #expect(barChips[1].grabFocus())
      bar.items = [Self.items[1], Self.items[0], Self.items[2]]
      #expect(barChips[1].containsFocus)
      bar.items = [Self.items[0], Self.items[2]]
      #expect(barChips[0].containsFocus)
      bar.items = []
      #expect(window.focusWidget == nil)
    }
  }

  @Test func overflowScrollsToFocusedChip() async throws {
    try await withBar(width: 360) { bar, window in
      bar.items = (0..<20).map { FilterFeedbackItem($0, "Filter number \($0)", isActive: false) {} }
      await paint(window, frames: 2)
      #expect(window.width == 360)
      let barChips = try chips(of: bar)
      @MainActor func isInView(_ chip: ChoiceButton) -> Bool {
        chip.bounds(in: bar).map { $0.x >= 0 && $0.x + $0.width <= Double(bar.width) } ?? false
      }
      #expect(isInView(barChips[0]) && !isInView(barChips[19]))
      #expect(barChips[19].grabFocus())
      #expect(await turnUntil { isInView(barChips[19]) })
    }
  }
}
