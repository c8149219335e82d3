import Floorplan
import GTKTestSupport
import Testing

@testable import Gallery

@Suite struct RecentSearchesTests {
  @Test func storeWithoutFileDoesNotSaveSearches() {
    let store = BusinessStore(.small)
    store.recentSearches["orders"] = ["pump"]
    #expect(store.recentSearches["orders"] == ["pump"] && RecentSearches(nil)["orders"] == [])
  }

  @Test func searchesAreSavedNextToTheFile() async throws {
    try await withFolder { folder in
      let store = BusinessStore(BusinessFile(folder: folder))
      store.recentSearches["orders"] = ["pump"]
      store.close()
      let saved = try contentsOfFile("\(folder)/\(RecentSearches.fileName)")
      #expect(String(decoding: saved, as: UTF8.self) == "orders\tpump\n")
    }
  }
}
