import FloorplanPages
import FloorplanUI
import GTKBridge
import GTKTestSupport
import Testing

@Suite(.serialized) struct ObjectDetailsPageTests {
  @Test func facetsStandLastAndTheAppSaysItInItsLanguage() async {
    await withNoPeerLeft {
      let window = Window()
      window.defaultSize = (500, 700)
      let page = ObjectDetailsPage("Pump")
      window.child = NavigationView(page)
      page.facets = [.facet("documents", "Documents", count: 12) {}]
      page.values = [KeyValue("Key", "Value")]
      page.related = [PageSection("related", "Related", rows: [.facet("orders", "Orders") {}])]
      page.siblings = ObjectDetailsPage.Siblings(place: 2, count: 12) { _ in }
      window.present()
      await paint(window, frames: 2)
      #expect(page.sectionsView.sections.map(\.id) == ["values", "related", "facets"])
      #expect(page.subtitle == "3 of 12" && page.actions.map(\.title) == ["Previous", "Next"])
      var texts = ObjectDetailsTexts()
      (texts.facets, texts.place) = ("Mehr", "%1$@ von %2$@")
      (texts.previous, texts.next) = ("Zurück", "Weiter")
      page.texts = texts
      await paint(window, frames: 2)
      #expect(page.sectionsView.sections.last?.title == "Mehr")
      #expect(page.subtitle == "3 von 12" && page.actions.map(\.title) == ["Zurück", "Weiter"])
      let header = page.sectionsView.supplementaryView(.header, ofSection: 2) as? SectionHeaderFooterView
      #expect(header?.title == "Mehr")
      window.close()
    }
  }
}
