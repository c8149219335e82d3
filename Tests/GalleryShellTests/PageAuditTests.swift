import Floorplan
import GTKTestSupport
import Testing

@testable import Gallery

@Suite(.serialized) struct PageAuditTests {
  init() throws { try GalleryHost.prepare() }

  @Test func problemsAreFound() async throws {
    await withNoPeerLeft {
      let window = Window()
      let nameless = Button()
      nameless.child = Box(.horizontal)
      let small = Button(label: "Small")
      small.addStyleClass("gallery-audit-small")
      let styles = StyleProvider()
      styles.load(
        """
        button { min-width: 24px; min-height: 24px; }
        .gallery-audit-small { min-width: 0; min-height: 0; padding: 0; border: none; font-size: 4px; }
        """)
      Display.default?.add(styles)
      let box = Box(.vertical, [nameless, small, Button(label: "Twice"), Button(label: "Twice")])
      for child in box.children { child.horizontalAlignment = .start }
      window.child = box
      window.present()
      await paint(window, frames: 2)
      let problems = PageAudit.problems(in: box)
      #expect(problems.contains(#"duplicate button "Twice" in Box"#), "\(problems)")
      #expect(problems.contains("button without a name in Button"), "\(problems)")
      #expect(problems.contains { $0.hasPrefix(#"button "Small" in Button is "#) }, "\(problems)")
      #expect(problems.count == 3, "\(problems)")
      window.close()
      Display.default?.remove(styles)
      await settle()
    }
  }

  @Test func homePageHasNoProblems() async throws {
    try await withNoPeerLeft {
      let gallery = GalleryHost()
      // The theme determines the sizes.
      let style = DisplayStyle(try #require(Display.default), gallery.switches)
      try await gallery.open("home")
      #expect(PageAudit.problems(in: gallery.window.pageHost.root) == [])
      await gallery.close()
      style.remove()
    }
  }
}
