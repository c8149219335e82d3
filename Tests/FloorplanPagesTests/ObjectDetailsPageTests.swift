import FloorplanLayout
import FloorplanPages
import FloorplanUI
import GTKBridge
import GTKTestSupport
import Observation
import Testing

@Suite(.serialized) struct ObjectDetailsPageTests {
  @Test func facetsAreLast() async {
    await withNoPeerLeft {
      let window = Window()
      window.defaultSize = (500, 700)
      let page = ObjectDetailsPage("Pump")
      window.child = NavigationView(page)
      page.facets = [.facet("documents", "Documents", count: 12) {}]
      page.values = [KeyValue("Key", "Value")]
      page.related = [PageSection("related", "Related") { PageRow.facet("orders", "Orders") {} }]
      page.siblings = ObjectDetailsPage.Siblings(index: 2, count: 12) { _ in }
      window.present()
      await paint(window, frames: 2)
      #expect(page.sectionsView.sections.map(\.id) == ["values", "related", "facets"])
      #expect(page.subtitle == "3 of 12" && page.actions.map(\.title) == ["Previous", "Next"])
      let header = page.sectionsView.supplementaryView(.header, ofSection: 2) as? SectionHeaderFooterView
      #expect(header?.title == "More")
      // The closure sets the actions of the object, which replace neither Previous nor Next.
      page.setActions { PageAction("edit", "Edit") {} }
      #expect(page.actions.map(\.title) == ["Edit", "Previous", "Next"])
      window.close()
    }
  }

  @Test func newPageOpensAtItsTop() async throws {
    try await withNoPeerLeft {
      let window = Window()
      window.defaultSize = (420, 420)
      let navigation = NavigationView(NavigationPage("Pumps", content: Button(label: "New Pump")))
      window.child = navigation
      window.present()
      await paint(window, frames: 2)
      let page = ObjectDetailsPage("Pump")
      let header = ObjectHeader()
      header.headlineText = "Pump"
      page.header = header
      page.values = (1...8).map { KeyValue("Key \($0)", "Value \($0)") }
      page.facets = [.facet("documents", "Documents", count: 12) {}]
      navigation.push(page, takesFocus: true)
      #expect(await turnUntil { page.containsFocus })
      await paint(window, frames: 2)
      #expect(page.sectionsView.containsFocus && page.sectionsView.contentOffset.y == 0)
      let values = page.sectionsView.cell(at: ItemIndex(section: 1, item: 0))
      #expect(values?.containsFocus == true)
      let bounds = try #require(values?.bounds(in: page.sectionsView))
      #expect(bounds.y + bounds.height > Double(page.sectionsView.height), "the page is high enough to scroll")
      window.close()
    }
  }

  @Observable final class Machine {
    var speed = 1
    var error: String?
  }

  @Test func valuesFollowTheModel() async {
    await withNoPeerLeft {
      let machine = Machine()
      let window = Window()
      let page = ObjectDetailsPage("Machine")
      page.setValues {
        KeyValue("Speed", "\(machine.speed)")
        if let error = machine.error { KeyValue("Error", error) }
      }
      window.child = NavigationView(page)
      window.present()
      #expect(page.values.map(\.value) == ["1"])
      machine.speed = 2
      machine.error = "Hot"
      #expect(await turnUntil { page.values.map(\.value) == ["2", "Hot"] })
      window.close()
    }
  }
}
