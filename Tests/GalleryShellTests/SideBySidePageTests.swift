import Floorplan
import GTKTestSupport
import Testing

@testable import Gallery

@Suite(.serialized) struct SideBySidePageTests {
  init() throws { try GalleryHost.prepare() }

  @Test func eachPaneHasItsThemeAndAppearance() async throws {
    try await withGallery("side-by-side") { gallery in
      let split = try #require(widgets(InspectorSplit.self, in: gallery.window).first)
      let scopes = widgets(ThemeScope.self, in: try #require(split.children.first))
        .filter { !$0.hasStyleClass(Chrome.styleClass) }
      let almanac = BuiltInTheme.almanac.theme()
      #expect(scopes.map(\.theme) == [.standard, almanac])
      #expect(scopes.map(\.appearance) == [.light, .light])
      #expect(scopes.allSatisfy { $0.problems.isEmpty })
      let page = try #require(gallery.window.pageContext)
      page.switches.appearance = .dark
      page.setValue("ledger", ofKnob: "first")
      page.setValue("hc-light", ofKnob: "second-appearance")
      try await gallery.waitForFrames()
      #expect(scopes.map(\.theme) == [BuiltInTheme.ledger.theme(), almanac])
      #expect(scopes.map(\.appearance) == [.dark, .highContrastLight])
      let headings = widgets(Label.self, in: gallery.window).map(\.text)
      #expect(headings.contains("Ledger") && headings.contains("Almanac, High Contrast Light"))
    }
  }
}
