@testable import Gallery
import GTKTestSupport
import Testing

@Suite struct CatalogSearchTests {
  @Test(arguments: [
    "date-time", "date time", "datetime", "date/time", "time date", "DATE TIME", "dáte tïme", "Date/Time Picker",
    "picker date",
    "datetimepick", "dat tim", "calendar", "clock forms", "forms date", "forms/date-time", "calender", "daettime",
    "etime",
    "clock-date",
  ])
  func spellingVariantsMatch(typed: String) {
    #expect(sampleIndex.search(typed).map(\.title).contains("Date/Time Picker"))
  }

  @Test(arguments: [
    "date-places-picker", "clk", "tiem", "forms date switch", "lendar", "dxte time", "caleender1", "pickr date folder",
  ])
  func otherWordsDoNotMatch(typed: String) {
    #expect(!sampleIndex.search(typed).map(\.title).contains("Date/Time Picker"))
  }

  @Test(arguments: [
    ("picker", ["Picker", "Date/Time Picker", "List Picker"]),
    ("pikcer", ["Date/Time Picker", "List Picker", "Picker"]),
    ("form", ["Form Basics", "Date/Time Picker", "List Picker"]),
    ("basics", ["Form Basics", "Picker"]),
    ("coll", ["Installed Software", "Icons"]),
    ("grosse", ["List Picker"]),
    ("cell image", ["Icons"]),
    ("objectcell", ["Installed Software"]),
    ("packages", ["Installed Software"]),
    ("nothing", []),
  ])
  func resultsAreSortedByRankAndStable(typed: String, found: [String]) {
    #expect(sampleIndex.search(typed).map(\.title) == found)
  }

  @Test func exactMatchRanksBeforeTypo() {
    let index = CatalogIndex([
      PageEntry(path: "a", title: "Slides", group: "Z"),
      PageEntry(path: "b", title: "Z", group: "Z", keywords: ["sliders"]),
    ])
    #expect(index.search("slider").map(\.path) == ["b", "a"])
  }

  @Test(arguments: ["sliders", "Sliders", "sli ders"]) func exactTitleRanksFirst(typed: String) {
    let index = CatalogIndex([
      PageEntry(path: "a", title: "Sliders, Large", group: "Z"), PageEntry(path: "b", title: "Sliders", group: "Z"),
    ])
    #expect(index.search(typed).map(\.path) == ["b", "a"])
  }

  @Test(arguments: ["", " ", "/", "- -", "\t"]) func emptyQueryMatchesEverything(typed: String) {
    #expect(sampleIndex.search(typed) == samplePages)
  }

  @Test func rankingMatchesReference() {
    expectAlways(
      seed: 23, runs: 1500,
      make: { dice in
        let pages = (0..<6).map { number in
          PageEntry(
            path: "p\(number)", title: dice.several(1...3, of: vocabulary).joined(separator: "/"),
            group: dice.several(1...2, of: vocabulary).joined(separator: " "),
            keywords: dice.several(0...2, of: vocabulary))
        }
        return (pages, dice.several(1...3, of: vocabulary + ["date-", "tiem", "sldier", "switc", "dat", "i"]))
      },
      shrink: { pages, typed in
        withoutOneElement(pages).map { ($0, typed) } + withoutOneElement(typed).map { (pages, $0) }
      },
      holds: { pages, typed in
        let text = typed.joined(separator: " ")
        return CatalogIndex(pages).search(text).map(\.path) == referenceSearch(text, in: pages).map(\.path)
      })
  }

  private let vocabulary = ["date", "time", "slider", "switch", "list", "Switches", "Dates", "sliders x", "i"]
}

/// A reference search for ASCII text, which applies one rule after another.
private nonisolated func referenceSearch(_ text: String, in pages: [PageEntry]) -> [PageEntry] {
  let typed = words(text)
  guard !typed.isEmpty else { return pages }
  let ranks = pages.map { page in referenceRank(typed, page) }
  return (0..<10).flatMap { rank in zip(pages, ranks).filter { $0.1 == rank }.map(\.0) }
}

private nonisolated func referenceRank(_ typed: [String], _ page: PageEntry) -> Int? {
  let title = words(page.title)
  if title.joined() == typed.joined() { return 0 }
  if title.joined().hasPrefix(typed.joined()) { return 1 }
  let fields = [[title], (page.keywords + [page.path]).map(words), [words(page.group)]]
  var worst = 1
  var hasTypo = false
  for word in typed {
    let tails = fields.map { phrases in phrases.flatMap { phrase in phrase.indices.map { phrase[$0...].joined() } } }
    if title.joined().split(separator: word, omittingEmptySubsequences: false).count > 1 {
      worst = max(worst, 2)
    } else if let field = tails.firstIndex(where: { $0.contains { $0.hasPrefix(word) } }) {
      worst = max(worst, field + 2)
    } else if word.count >= 5, let field = tails.firstIndex(where: { $0.contains { nearlyStarts($0, with: word) } }) {
      worst = max(worst, field + 2)
      hasTypo = true
    } else {
      return nil
    }
  }
  return worst + (hasTypo ? 5 : 0)
}

private nonisolated func nearlyStarts(_ text: String, with typed: String) -> Bool {
  (typed.count - 1...typed.count + 1).contains { length in
    length <= text.count && isWithinOneEdit(Array(text.prefix(length)), Array(typed))
  }
}

private nonisolated func words(_ text: String) -> [String] {
  text.lowercased().split { !$0.isLetter && !$0.isNumber }.map { String($0) }
}
