import FloorplanTheme
import FloorplanUI
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanPages

/// The heights of bars in each density.
@Suite(.serialized) struct DensityTests {
  @Test func barsFollowTheDensity() async throws {
    _ = GTKEnvironment.isReady
    let manager = ThemeManager(display: try #require(Display.default))
    defer { manager.remove() }
    await withNoPeerLeft {
      let page = NavigationPage("Orders", content: Box(.vertical))
      let bar = page.navigationBar
      bar.actions = [PageAction("new", "New", image: .icon("list-add-symbolic")) {}]
      let window = Window()
      window.child = page
      window.defaultSize = (600, 400)
      window.present()
      #expect(await turnUntil { window.isMapped })
      for (density, height) in [(Density.cozy, 50), (.compact, 36), (.cozy, 50)] {
        manager.theme.selectedDensity = density
        await paint(window, frames: 2)
        let measured = bar.measured(.vertical, forSize: 600).natural
        #expect(measured == height, "\(density)")
      }
      window.close()
    }
  }
}
