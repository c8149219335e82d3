import FloorplanTheme
import FloorplanUI
import GTKBridge
import GTKTestSupport
import Observation
import Testing

@testable import FloorplanForms

/// The titles of a form: all above their controls, or all in a column beside them.
@Suite(.serialized) struct TitlePlacementTests {
  @Observable @MainActor final class Machine {
    var name = "Pump"
    var location = "Hall A"
    var isUrgent = true
  }

  private func withMachineForm(
    width: Int, density: Density = .cozy,
    _ body: (_ titles: [Widget], _ controls: [Widget], FormView) async throws -> Void
  ) async throws {
    _ = GTKEnvironment.isReady
    let manager = ThemeManager(display: try #require(Display.default))
    defer { manager.remove() }
    manager.theme.selectedDensity = density
    try await withNoPeerLeft {
      let machine = Machine()
      let view = FormView(
        Form(machine) {
          FormField("Name", \.name, in: TitleFormCell.self)
          FormField("Location of the machine", \.location, in: SimplePropertyFormCell.self)
          FormField("Urgent", \.isUrgent, in: SwitchFormCell.self)
        })
      let window = Window()
      window.child = ScrolledWindow(view, name: "Form")
      window.defaultSize = (width, 500)
      window.present()
      #expect(await turnUntil { window.isMapped && view.width == width })
      await paint(window, frames: 3)
      let cells = view.boundItems.compactMap { view.cell(at: $0) as? TitledCell }
      try #require(cells.count == 3)
      let (titles, controls) = (cells.compactMap(\.titleView), cells.compactMap(\.control))
      try #require(titles.count == 3 && controls.count == 3)
      try await body(titles, controls, view)
      window.close()
    }
  }

  @Test func narrowFormPlacesTitlesAboveFields() async throws {
    try await withMachineForm(width: 590) { titles, controls, view in
      for (title, control) in zip(titles, controls).prefix(2) {
        let (above, below) = try (#require(title.bounds(in: view)), #require(control.bounds(in: view)))
        #expect(above.x == 32 && below.x == 32 && above.y + above.height <= below.y)
      }
    }
  }

  @Test(arguments: [Density.cozy, .compact])
  func wideFormPlacesControlsAfterTheLongestTitle(density: Density) async throws {
    try await withMachineForm(width: 700, density: density) { titles, controls, view in
      // A form of 660, with a padding of 16.
      let longest = Double(titles[1].measured(.horizontal).natural)
      for (title, control) in zip(titles, controls) {
        let (before, after) = try (#require(title.bounds(in: view)), #require(control.bounds(in: view)))
        #expect(before.x == 36 && after.x == 36 + min(longest, 240) + 12)
      }
      let field = try #require(controls[0].bounds(in: view))
      #expect(field.x + field.width == 700 - 36)
    }
  }
}
