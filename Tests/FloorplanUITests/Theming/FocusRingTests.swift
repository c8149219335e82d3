import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct FocusRingTests {
  /// Controls of GTK, and the widget in each that takes the focus.
  private func controls() -> [(name: String, widget: Widget, focused: Widget)] {
    func range() -> Adjustment { Adjustment(value: 50, lower: 0, upper: 100, step: 1) }
    func toggle(_ isActive: Bool, _ style: String? = nil) -> ToggleButton {
      let toggle = ToggleButton(toggling: "Toggle")
      toggle.isActive = isActive
      if let style { toggle.addStyleClass(style) }
      return toggle
    }
    func button(_ style: String) -> Button {
      let button = Button(label: "Button")
      button.addStyleClass(style)
      return button
    }
    func row(_ isMarked: Bool) -> (ListBox, ListBoxRow) {
      let (list, row) = (ListBox(selectionMode: .none), ListBoxRow(Label("Row")))
      row.addStyleClass(UtilityClass.row.rawValue)
      row.isMarked = isMarked
      list.append(row)
      return (list, row)
    }
    func toggleSwitch(_ isOn: Bool) -> Switch {
      let toggle = Switch()
      toggle.isOn = isOn
      toggle.horizontalAlignment = .start
      return toggle
    }
    let (plainRow, markedRow) = (row(false), row(true))
    let single: [(String, Widget)] = [
      ("button", Button(label: "Button")), ("flat button", button("flat")), ("toggle", toggle(false)),
      ("pressed toggle", toggle(true)), ("choice", toggle(false, UtilityClass.choice.rawValue)),
      ("pressed choice", toggle(true, UtilityClass.choice.rawValue)), ("suggested button", button("suggested-action")),
      ("destructive button", button("destructive-action")), ("entry", Entry()), ("spin button", SpinButton(range())),
      ("slider", Scale(.horizontal, range())), ("switch", toggleSwitch(false)),
      ("switch that is on", toggleSwitch(true)),
    ]
    return single.map { ($0.0, $0.1, $0.1) } + [
      ("row", plainRow.0, plainRow.1), ("selected row", markedRow.0, markedRow.1),
    ]
  }

  @Test(
    "The focus ring of GTK's controls has a contrast of 3:1 with the colors on both sides",
    arguments: Appearance.allCases, BuiltInTheme.allCases)
  func stockControlsHaveVisibleFocusRings(appearance: Appearance, theme: BuiltInTheme) async throws {
    _ = GTKEnvironment.isReady
    let manager = ThemeManager(display: try #require(Display.default), theme: theme.theme())
    manager.appearance = appearance
    defer { manager.remove() }
    try await withNoPeerLeft {
      let (window, box) = (Window(), Box(.vertical, spacing: 16))
      box.addStyleClass(UtilityClass.background.rawValue)
      let controls = controls()
      for control in controls {
        control.widget.setMargins(top: 8, leading: 24, bottom: 8, trailing: 24)
        box.append(control.widget)
      }
      window.child = box
      window.defaultSize = (400, 800)
      window.present()
      #expect(await turnUntil { window.isMapped })
      window.isFocusVisible = true
      for (name, widget, focused) in controls {
        window.clearFocus()
        await paint(window)
        let before = try #require(WidgetPicture(of: box))
        #expect(focused.grabFocus(), "\(name)")
        await paint(window)
        let after = try #require(WidgetPicture(of: box))
        let bounds = try #require(widget.bounds(in: box))
        let y = Int(bounds.y + bounds.height / 2)
        @MainActor func pixel(_ x: Int) -> [Int] { after.color(x: x, y: y) }
        // The outermost pixels of a round ring are blended.
        @MainActor func isBlended(_ x: Int) -> Bool { pixel(x) != pixel(x + 1) }
        let start = try #require(
          (1..<after.width / 2).first { before.color(x: $0, y: y) != pixel($0) }, "\(name): no ring")
        let ring = pixel(isBlended(start) ? start + 1 : start)
        let end = try #require((start + 1..<after.width).first { pixel($0) != ring })
        #expect(end - start >= 2, "\(name)")
        for side in [start - 1, isBlended(end) ? end + 1 : end] {
          let contrast = color(ring).contrast(with: color(pixel(side)))
          #expect(contrast >= 3, "\(name): \(ring) next to \(pixel(side)) at \(side), \(y)")
        }
      }
      window.close()
    }
  }

  private func color(_ channels: [Int]) -> ThemeColor {
    ThemeColor(red: UInt8(channels[0]), green: UInt8(channels[1]), blue: UInt8(channels[2]))
  }
}
