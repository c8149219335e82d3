import FloorplanPages
import GTKBridge
import GTKTestSupport
import Testing

@Suite struct RecentSearchesTests {
  private func text(_ folder: String) -> String? {
    (try? contentsOfFile("\(folder)/\(RecentSearches.fileName)")).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func termsPersist() async throws {
    try await withFolder { folder in
      let own = "\(folder)/data"
      let searches = RecentSearches(own)
      #expect(searches["orders"] == [] && text(own) == nil)
      searches["orders"] = ["öl", "pump 7"]
      searches["people"] = ["ada"]
      searches["orders"] = ["valve", "öl", "pump 7"]
      #expect(await turnUntil { text(own) == "orders\tvalve\norders\töl\norders\tpump 7\npeople\tada\n" })
      let next = RecentSearches(own)
      #expect(next["orders"] == ["valve", "öl", "pump 7"] && next["people"] == ["ada"] && next["products"] == [])
      next["orders"] = []
      #expect(await turnUntil { text(own) == "people\tada\n" })
    }
  }

  @Test func whitespaceDoesNotDamageTheFile() async throws {
    try await withFolder { folder in
      let searches = RecentSearches(folder)
      searches["my\tlist"] = ["two\n lines", " ", "a\tb"]
      #expect(searches["my list"] == ["two lines", "a b"] && searches["my\tlist"] == ["two lines", "a b"])
      searches.flush()
      #expect(text(folder) == "my list\ttwo lines\nmy list\ta b\n")
      #expect(RecentSearches(folder)["my\nlist"] == ["two lines", "a b"])
    }
  }

  @Test func invalidLinesAreIgnored() async throws {
    try await withFolder { folder in
      write([0xFF, 0x0A, 0x09, 0x0A, 0x61, 0x09, 0x62, 0x0A, 0x63], to: "\(folder)/\(RecentSearches.fileName)")
      #expect(RecentSearches(folder)["a"] == ["b"])
    }
  }
}
