import FloorplanTheme
import FloorplanUI
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanForms

/// The heights of cells and controls in each density.
@Suite(.serialized) struct DensityTests {
  /// Checks the heights of a widget in both densities, while it is displayed.
  private func expectHeights(
    _ cozy: Int, _ compact: Int, of widget: Widget, in window: Window, _ manager: ThemeManager,
    _ location: SourceLocation = #_sourceLocation
  ) async {
    for (density, height) in [(Density.cozy, cozy), (.compact, compact), (.cozy, cozy)] {
      manager.theme.selectedDensity = density
      await paint(window, frames: 2)
      let measured = widget.measured(.vertical, forSize: 360).natural
      #expect(measured == height, "\(density)", sourceLocation: location)
    }
  }

  private func withManager(_ body: (ThemeManager) async throws -> Void) async throws {
    _ = GTKEnvironment.isReady
    let manager = ThemeManager(display: try #require(Display.default))
    defer { manager.remove() }
    try await body(manager)
  }

  @Test func rowsAndControlsFollowTheDensity() async throws {
    try await withManager { manager in
      await withForm(1, of: ListPickerRow.self) { cells, window in
        cells[0].text = "Pump"
        await expectHeights(44, 32, of: cells[0], in: window, manager)
      }
      try await withForm(1, of: SwitchFormCell.self) { cells, window in
        cells[0].title = "Urgent"
        await expectHeights(44, 32, of: cells[0], in: window, manager)
        await expectHeights(28, 26, of: try #require(cells[0].control(Switch.self)), in: window, manager)
      }
      try await withForm(1, of: SimplePropertyFormCell.self) { cells, window in
        (cells[0].title, cells[0].value, cells[0].isStacked) = ("Name", "Pump", true)
        await expectHeights(44, 32, of: try #require(cells[0].field), in: window, manager)
      }
    }
  }
}
