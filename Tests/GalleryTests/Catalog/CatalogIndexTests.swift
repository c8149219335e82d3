@testable import Gallery
import Testing

@Suite struct CatalogIndexTests {
  @Test func entryIsFoundByExactPathOnly() {
    for page in samplePages { #expect(sampleIndex.entry(page.path) == page) }
    for path in ["", "forms", "Forms/basics", "forms/basics/", "picker "] { #expect(sampleIndex.entry(path) == nil) }
  }

  @Test func listingHasOneLinePerPage() {
    let index = CatalogIndex([
      PageEntry(path: "a/b", title: "A & B", group: "G"), PageEntry(path: "c", title: "Tab here now", group: "H"),
    ])
    #expect(index.listing == "a/b\tA & B\tG\nc\tTab here now\tH\n")
    #expect(CatalogIndex([]).listing == "")
  }

  @Test func resolvingReturnsPageAndKnobValues() throws {
    let resolved = try sampleIndex.resolve(Address(parsing: "forms/basics?enabled=off&value=12.25&theme=dark"))
    #expect(resolved.entry.title == "Form Basics")
    #expect(resolved.address.theme == .dark)
    let context = PageContext(resolved)
    #expect(context.value(ofKnob: "enabled") == "off")
    #expect(context.value(ofKnob: "value") == "12.25")
    #expect(context.value(ofKnob: "style") == "plain")
  }

  @Test(arguments: [
    ("forms/basisc", "forms/basics"), ("form/basics", "forms/basics"), ("basics", "forms/basics"),
    ("bsics", "forms/basics"),
    ("FORMS/ICONS", "collections/icons"), ("date-time", "forms/date-time"), ("slider", "forms/basics"),
    ("piker", "picker"),
    ("dpkg", "collections/packages"),
  ])
  func unknownPageSuggestsSimilarPages(page: String, expected: String) throws {
    let error = try #require(resolutionError(page))
    guard case .unknownPage(let name, let nearest, let pages) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(name == page)
    #expect(nearest.contains(expected))
    #expect((1...3).contains(nearest.count))
    #expect(Set(nearest).count == nearest.count)
    #expect(nearest.allSatisfy { sampleIndex.entry($0) != nil })
    #expect(pages == samplePages.map(\.path))
    #expect(error.description.contains("\"\(page)\"") && error.description.contains(expected), "\(error)")
  }

  @Test func unknownPageWithoutMatchListsFirstPages() throws {
    let error = try #require(resolutionError("qqqqqqqqqq"))
    #expect(error.description.contains("collections/packages, collections/icons"), "\(error)")
    #expect(error.description.contains("--list"))
    let slash = try #require(resolutionError("/"))
    #expect(slash.description.contains("collections/packages"), "\(slash)")
  }

  @Test func unknownKnobSuggestsSimilarKnobs() throws {
    let error = try #require(resolutionError("forms/basics?valeu=1"))
    let knobs = ["enabled", "style", "label", "value"]
    #expect(error == .unknownKnob("valeu", page: "forms/basics", nearest: ["value"], knobs: knobs))
    for part in ["\"valeu\"", "\"forms/basics\"", "did you mean value", "enabled, style, label, value"] {
      #expect(error.description.contains(part), "\(error)")
    }
    let mistypedSwitch = try #require(resolutionError("forms/basics?them=dark"))
    #expect(mistypedSwitch.description.contains("did you mean theme"), "\(mistypedSwitch)")
    let none = try #require(resolutionError("picker?x=1"))
    #expect(none.description.contains("the page has no knobs"), "\(none)")
  }

  @Test func invalidValueErrorNamesAllowedAndNearestValues() throws {
    let cases: [(String, [String])] = [
      ("style=grupped", ["\"style\"", "\"grupped\"", "plain, grouped, inset", "did you mean grouped"]),
      ("enabled=true", ["\"enabled\"", "\"true\"", "on, off"]), ("enabled=onn", ["did you mean on"]),
      ("value=101", ["-1.5", "100", "did you mean 100"]), ("value=-2", ["did you mean -1.5"]),
      ("value=x", ["a number from -1.5 to 100"]),
      ("label=a%0Ab", ["\"a\\nb\"", "one line"]),
    ]
    for (knob, parts) in cases {
      let error = try #require(resolutionError("forms/basics?\(knob)"))
      guard case .badKnobValue(_, _, page: "forms/basics") = error else {
        Issue.record("\(error)")
        continue
      }
      for part in parts + ["forms/basics"] { #expect(error.description.contains(part), "\(error)") }
    }
  }

  private func resolutionError(_ text: String) -> AddressResolutionError? {
    do {
      _ = try sampleIndex.resolve(Address(parsing: text))
      return nil
    } catch {
      return error as? AddressResolutionError
    }
  }
}
