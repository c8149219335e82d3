import GTKTestSupport
import Testing

@testable import Gallery

@Suite struct RealCatalogueTests {
  @Test func theCatalogueOfThePageFilesIsSound() {
    #expect(catalogue.validate().isEmpty, "\(catalogue.validate())")
    #expect(
      catalogue.entries.map(\.path) == [
        "button-cell",
        "contact-cell",
        "image-cell",
        "item-cell",
        "key-value-cell",
        "object-cell",
        "simple-property-cell",
        "embedded-collections",
        "grid",
        "icons",
        "installed-software",
        "selection",
        "stock-table",
        "create-edit",
        "filter",
        "gallery-view",
        "list-report",
        "object-collection",
        "object-details",
        "overview",
        "attachments-form-cell",
        "complete-form",
        "date-picker-form-cell",
        "date-range-picker-form-cell",
        "duration-picker-form-cell",
        "filter-form-cell",
        "form-basics",
        "inline-signature-form-cell",
        "key-value-form-cell",
        "list-picker-form-cell",
        "list-picker",
        "note-form-cell",
        "order-picker-form-cell",
        "range-slider-form-cell",
        "rating-form-cell",
        "segmented-control-form-cell",
        "simple-property-form-cell",
        "slider-form-cell",
        "stepper-form-cell",
        "switch-form-cell",
        "title-form-cell",
        "value-picker-form-cell",
        "autosizing-column-flow",
        "horizontal-flow",
        "horizontal-scroll-dynamic-size",
        "horizontal-scroll",
        "key-value-column-flow",
        "characters",
        "torture",
        "class-paths",
        "palette",
        "side-by-side",
        "text-styles",
        "empty-state",
        "kpi-header",
        "object-header",
        "profile-header",
        "section-headers",
      ])
    // One group after the other, as the sidebar has them.
    let groups = catalogue.entries.map(\.group)
    #expect(groups == groups.sorted())
  }

  @Test func everyPageIsFoundByItsTitleAndItsKeywords() {
    for entry in catalogue.entries {
      for typed in [entry.title, entry.path] + entry.keywords {
        #expect(catalogue.search(typed).contains(entry), "\(typed) does not find \(entry.path)")
      }
    }
  }

  @Test func theSearchForgives() {
    #expect(catalogue.search("dpkg").map(\.path) == ["installed-software"])
    #expect(catalogue.search("software installed").map(\.path) == ["installed-software"])
    #expect(catalogue.search("form-basics").first?.path == "form-basics")
    #expect(catalogue.search("formbasics").first?.path == "form-basics")
    #expect(catalogue.search("swtich").first?.path == "switch-form-cell")
    #expect(catalogue.search("qqqq").isEmpty)
  }
}
