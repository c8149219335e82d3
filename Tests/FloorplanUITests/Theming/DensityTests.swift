import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct DensityTests {
  /// Runs a body with a manager of the standard theme.
  private func withManager(_ body: (ThemeManager) async throws -> Void) async throws {
    _ = GTKEnvironment.isReady
    let manager = ThemeManager(display: try #require(Display.default))
    defer { manager.remove() }
    try await body(manager)
    #expect(manager.problems.isEmpty, "\(manager.problems)")
  }

  private static let columns = [
    GridColumn("A", width: .flexible), GridColumn("B", width: .flexible), GridColumn("C", width: .flexible),
  ]

  @Test func gridRowsChangeWhileTheyAreDisplayed() async throws {
    try await withManager { manager in
      try await withGrid(Self.columns) { stage in
        for (density, rowHeight, headerHeight) in [(Density.cozy, 48, 44), (.compact, 32, 32), (.cozy, 48, 44)] {
          manager.theme.selectedDensity = density
          await stage.paintFrames()
          #expect(DisplayedDensity.current == density)
          // The height with the padding, which `height` excludes, and with the line below, which is one pixel high.
          @MainActor func height(of view: Widget) -> Int { view.bounds(in: stage.grid).map { Int($0.height) } ?? 0 }
          let rows = stage.rows.map(height)
          #expect(!rows.isEmpty && rows.allSatisfy { $0 == rowHeight + 1 }, "\(rows)")
          let header = try #require(stage.header)
          #expect(height(of: header) == headerHeight + 1)
        }
      }
    }
  }

  @Test func gapsAndMarginsFollow() async throws {
    try await withManager { manager in
      await withNoPeerLeft {
        let part = ComponentParts.EmptyStateView.view
        let box = Box(.vertical, spacing: .lineGap, of: part, [Label("a"), Label("b")])
        let window = Window()
        window.child = box
        window.present()
        #expect(await turnUntil { window.isMapped })
        #expect(box.spacing == 8 && part[.lineGap] == 8)
        let height = box.measured(.vertical).natural
        manager.theme.selectedDensity = .compact
        await paint(window, frames: 2)
        #expect(box.spacing == 6 && part[.lineGap] == 6 && box.measured(.vertical).natural == height - 2)
        window.close()
      }
    }
  }

  @Test func figureIsAsHighAsItsButton() async throws {
    try await withManager { manager in
      await withNoPeerLeft {
        @MainActor func makeView() -> KPIView {
          let view = KPIView()
          view.value = "24"
          view.caption = "Orders"
          return view
        }
        let (views, laterView) = ([makeView(), makeView()], makeView())
        views[1].didSelectHandler = {}
        let (window, box) = (Window(), Box(.vertical, views))
        window.child = box
        window.present()
        #expect(await turnUntil { window.isMapped })
        for density in [Density.cozy, .compact, .cozy] {
          manager.theme.selectedDensity = density
          await paint(window, frames: 2)
          if density == .compact {
            box.append(laterView)
            await paint(window, frames: 2)
            #expect(laterView.measured(.vertical).natural == views[1].measured(.vertical).natural)
          }
          let heights = views.map { $0.measured(.vertical).natural }
          #expect(heights[0] == heights[1], "\(density): \(heights)")
        }
        window.close()
      }
    }
  }

  @Test func scopeHasTheDensityOfTheDisplay() async throws {
    try await withManager { manager in
      await withNoPeerLeft {
        var theme = Theme.standard
        theme.selectedDensity = .compact
        let button = ActionButton("Save")
        button.verticalAlignment = .start
        let window = Window()
        window.child = ThemeScope(theme: theme, appearance: .dark, child: button)
        window.present()
        #expect(await turnUntil { window.isMapped })
        await paint(window, frames: 2)
        #expect(button.measured(.vertical).natural == 38)
        manager.theme.selectedDensity = .compact
        await paint(window, frames: 2)
        #expect(button.measured(.vertical).natural == 30)
        window.close()
      }
    }
  }

  @Test func removedThemeIsCozy() async throws {
    try await withManager { $0.theme.selectedDensity = .compact }
    #expect(DisplayedDensity.current == .cozy)
  }

  @Test func onlyAPointerWithoutATouchScreenIsCompact() {
    let devices = [(true, false), (true, true), (false, true), (false, false)]
    #expect(
      devices.map { Density.preferred(hasPointer: $0.0, hasTouchScreen: $0.1) } == [.compact, .cozy, .cozy, .cozy])
  }
}
