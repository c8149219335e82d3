import FloorplanUI
import GTKTestSupport
import Testing

@testable import FloorplanForms
@testable import GTKBridge

/// The sizes of controls and icons at another text scale.
@Suite(.serialized) struct TextScaleTests {
  /// Checks that the heights of widgets at a text scale of 2 are 1.5 times those at 1, or another multiple.
  private func expectHeights(_ parts: [(String, Widget)], times factor: Double = 1.5, in window: Window) async {
    defer { Settings.default.reset("gtk-xft-dpi") }
    var heights: [[Int]] = []
    for scale in [1, 2] as [Int32] {
      Settings.default.textResolution = 96 * 1024 * scale
      await paint(window, frames: 2)
      heights.append(parts.map { $0.1.measured(.vertical).natural })
    }
    for (index, (name, _)) in parts.enumerated() {
      let (small, large) = (heights[0][index], heights[1][index])
      #expect(small > 0 && abs(factor * Double(small) - Double(large)) <= 4, "\(name): \(small) and \(large) pixels")
    }
  }

  @Test func controlsOfCellsFollowTheText() async throws {
    try await withStandardTheme {
      try await withForm(1, of: SwitchFormCell.self) { cells, window in
        await expectHeights([("switch", try cells[0].first(Switch.self))], in: window)
      }
      try await withForm(1, of: SliderFormCell.self) { cells, window in
        await expectHeights([("slider", try cells[0].first(Scale.self))], in: window)
      }
      try await withForm(1, of: RatingFormCell.self) { cells, window in
        cells[0].style = .standardLarge
        await expectHeights([("rating", try cells[0].first(RatingControl.self))], in: window)
      }
    }
  }

  @Test func iconsAndPicturesFollowTheText() async throws {
    try await withStandardTheme {
      try await withForm(1, of: ObjectCell.self) { cells, window in
        let cell = cells[0]
        cell.headlineText = "Pump"
        cell.accessoryType = .disclosureIndicator
        cell.avatars = ["Franck Syren"]
        await paint(window, frames: 2)
        let chevron = try #require(cell.children.compactMap { $0 as? Image }.last)
        let avatar = try #require(cell.all(DetailImageView.self).last)
        await expectHeights([("chevron", chevron), ("avatar", avatar)], in: window)
      }
      await withForm(1, of: ContactCell.self) { cells, window in
        cells[0].detailImageView.placeholderText = "RP"
        await expectHeights([("picture", cells[0].detailImageView)], in: window)
      }
    }
  }

  @Test func entriesKeepTheirPadding() async throws {
    try await withStandardTheme {
      try await withForm(1, of: SimplePropertyFormCell.self) { cells, window in
        (cells[0].title, cells[0].value, cells[0].isStacked) = ("Name", "Pump", true)
        await paint(window, frames: 2)
        await expectHeights([("field", try #require(cells[0].field))], times: 2, in: window)
      }
    }
  }

  @Test func controlsOfGTKFollowTheText() async throws {
    try await withStandardTheme {
      await withNoPeerLeft {
        let window = Window()
        let widgets: [(String, Widget)] = [
          ("entry", Entry()), ("switch", Switch()), ("icon", Image(iconName: "list-add-symbolic")),
        ]
        for (_, widget) in widgets { widget.verticalAlignment = .start }
        window.child = Box(.vertical, widgets.map(\.1))
        window.present()
        #expect(await turnUntil { window.isMapped })
        await expectHeights(widgets, times: 2, in: window)
        window.close()
      }
    }
  }
}
