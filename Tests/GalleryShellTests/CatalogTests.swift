import Foundation
import GTKTestSupport
import Testing

@testable import Gallery

@Suite struct CatalogTests {
  @Test(arguments: await catalogEntries()) func entryIsValid(entry: PageEntry) throws {
    #expect(entry.path.wholeMatch(of: /[a-z0-9-]+(\/[a-z0-9-]+)*/) != nil)
    for text in [entry.title, entry.group, entry.summary] + entry.knobs.map(\.title) {
      #expect(!text.isEmpty && !text.unicodeScalars.contains(where: isControl), "\(text)")
    }
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let documentation = root.appending(path: "docs/\(entry.documentation).md").path
    #expect(FileManager.default.fileExists(atPath: documentation), "\(documentation)")
    for keyword in entry.keywords { #expect(!SearchPhrase(keyword).starts.isEmpty, "\(keyword)") }
    #expect(Set(entry.knobs.map(\.name)).count == entry.knobs.count)
    for knob in entry.knobs {
      #expect(knob.name.wholeMatch(of: /[A-Za-z0-9-]+/) != nil && Address.Key(rawValue: knob.name) == nil, "\(knob)")
      #expect(knob.accepts(knob.defaultValue), "\(knob)")
      switch knob.kind {
      case .choice(let options): #expect(Set(options).count == options.count, "\(knob)")
      case .number(let range, let step):
        #expect(range.lowerBound.isFinite && range.upperBound.isFinite && step.isFinite && step > 0, "\(knob)")
      case .toggle, .text, .words, .styleSheet: break
      }
    }
  }

  @Test func catalogListsEveryPageOnce() {
    #expect(
      catalog.entries.map(\.path) == [
        "home", "button-cell", "contact-cell", "image-cell", "item-cell", "key-value-cell", "object-cell",
        "simple-property-cell", "embedded-collections", "grid", "icons", "installed-software", "selection",
        "stock-table", "create-edit", "filter", "gallery-view", "list-report", "object-collection", "object-details",
        "overview", "attachments-form-cell", "complete-form", "date-picker-form-cell", "date-range-picker-form-cell",
        "duration-picker-form-cell", "filter-form-cell", "form-basics", "form-bindings",
        "inline-signature-form-cell", "key-value-form-cell", "list-picker-form-cell", "list-picker", "money-form-cell",
        "note-form-cell", "number-form-cell", "order-picker-form-cell", "range-slider-form-cell", "rating-form-cell",
        "segmented-control-form-cell", "simple-property-form-cell", "slider-form-cell", "stepper-form-cell",
        "switch-form-cell", "title-form-cell", "value-picker-form-cell",
        "autosizing-column-flow", "horizontal-flow", "horizontal-scroll-dynamic-size", "horizontal-scroll",
        "key-value-column-flow", "characters", "torture", "class-paths", "compare", "palette", "side-by-side",
        "state-matrix", "text-styles", "tokens",
        "empty-state", "kpi-header", "object-header", "profile-header", "section-headers",
      ])
    // After the home page, one group after another, in the order of the sidebar.
    let groups = catalog.entries.dropFirst().map(\.group)
    #expect(groups == groups.sorted())
  }

  @Test func searchFindsPagesByTitlePathAndKeywords() {
    for entry in catalog.entries {
      for typed in [entry.title, entry.path] + entry.keywords {
        #expect(catalog.search(typed).contains(entry), "\(typed) does not find \(entry.path)")
      }
    }
  }

  @Test func searchToleratesTyposAndWordOrder() {
    #expect(catalog.search("dpkg").map(\.path) == ["installed-software"])
    #expect(catalog.search("software installed").map(\.path) == ["installed-software"])
    #expect(catalog.search("form-basics").first?.path == "form-basics")
    #expect(catalog.search("formbasics").first?.path == "form-basics")
    #expect(catalog.search("swtich").first?.path == "switch-form-cell")
    #expect(catalog.search("qqqq").isEmpty)
  }
}
