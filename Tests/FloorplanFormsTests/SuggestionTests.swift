import FloorplanUI
import GTKTestSupport
import Observation
import Testing

@testable import FloorplanForms
@testable import GTKBridge

@Suite(.serialized) struct SuggestionTests {
  private static let places = Suggestions(
    ["Berlin", Suggestion("Hamburg", description: "Harbor"), "Bremen"], recent: ["Bremen", "bremen "])

  private func titles(_ suggester: Suggester) -> [String] { suggester.list.rows.map(\.text) }

  @Test func keysSelectAndTakeASuggestion() async throws {
    try await withTextCell(TitleFormCell.self) { cell, _ in
      var seen: [String] = []
      cell.onChangeHandler = { seen.append($0) }
      cell.suggestions = Self.places
      let (field, suggester) = (try #require(cell.field), try #require(cell.suggester))
      let announcement = try #require(cell.announcement)
      cell.retype("b")
      #expect(suggester.isOpen && titles(suggester) == ["Bremen", "Berlin", "Hamburg"])
      #expect(suggester.list.selected == nil && field.containsFocus && seen.isEmpty)
      #expect(announcement.differingAccessibleLabel(from: "3 suggestions") == nil)
      #expect(field.press(.down) && suggester.list.selected == 0)
      #expect(announcement.differingAccessibleLabel(from: "Bremen, 1 of 3") == nil)
      for expected in [1, 2, nil] { #expect(field.press(.down) && suggester.list.selected == expected) }
      #expect(field.press(.up) && suggester.list.selected == 2)
      #expect(announcement.differingAccessibleLabel(from: "Hamburg, Harbor, 3 of 3") == nil)
      #expect(field.press(.enter) && !suggester.isOpen && field.containsFocus)
      #expect(cell.typedText == "Hamburg" && cell.value == "Hamburg" && seen == ["Hamburg"])
    }
  }

  @Test func escapeAndLeavingCloseWithoutLosingTheText() async throws {
    try await withTextCell(SimplePropertyFormCell.self) { cell, _ in
      cell.suggestions = Self.places
      let (field, suggester) = (try #require(cell.field), try #require(cell.suggester))
      cell.retype("be")
      #expect(suggester.isOpen && field.press(.down) && field.press(.escape))
      #expect(!suggester.isOpen && cell.typedText == "be" && cell.value == "")
      field.entry.input.type("r")
      #expect(suggester.isOpen && field.press(.down) && !field.press(.tab))
      cell.leave()
      #expect(!suggester.isOpen && cell.value == "ber", "Tab takes nothing")
      cell.retype("Berlin")
      #expect(!suggester.isOpen, "nothing else to suggest")
      cell.retype("xyz")
      #expect(!suggester.isOpen && cell.typedText == "xyz", "other texts are allowed")
      #expect(field.press(.escape) && cell.typedText == "ber")
      #expect(!suggester.isOpen, "restoring the value suggests nothing")
      cell.suggestions = nil
      cell.retype("b")
      #expect(!suggester.isOpen)
    }
  }

  @Test func clickTakesASuggestionAndKeepsTheFocus() async throws {
    try await withTextCell(TitleFormCell.self) { cell, window in
      cell.suggestions = Self.places
      let (field, suggester) = (try #require(cell.field), try #require(cell.suggester))
      field.grabFocus()
      // An empty field displays all suggestions on request.
      #expect(!suggester.isOpen && field.press(.down) && suggester.isOpen)
      #expect(titles(suggester) == ["Bremen", "Berlin", "Hamburg"])
      await paint(window, frames: 2)
      suggester.list.rows[1].click(4, 4)
      await settle()
      #expect(cell.value == "Berlin" && !suggester.isOpen && field.containsFocus)
      // Without typing, the value isn't a search.
      #expect(field.press(.down) && titles(suggester) == ["Bremen", "Berlin", "Hamburg"])
      field.press(.escape)
    }
  }

  /// A search that the test ends.
  private final class Server {
    struct Failure: Error, CustomStringConvertible {
      var description: String { "no connection" }
    }
    var started: [String] = []
    var canceled: [String] = []
    var isBroken = false
    var isEmpty = false
    var waiting: CheckedContinuation<Void, Never>?

    func search(_ text: String) async throws -> [Suggestion] {
      started.append(text)
      await withCheckedContinuation { waiting = $0 }
      if Task.isCancelled { canceled.append(text) }
      if isBroken { throw Failure() }
      return isEmpty ? [] : [Suggestion("found \(text)")]
    }

    /// Ends the search, and waits for the consequence.
    func answer(_ location: SourceLocation = #_sourceLocation, until isComplete: () -> Bool) async {
      #expect(await turnUntil { self.waiting != nil }, sourceLocation: location)
      waiting?.resume()
      waiting = nil
      #expect(await turnUntil(isComplete), sourceLocation: location)
      await settle()
    }
  }

  @Test func searchWaitsForAPauseAndIsCanceledByTyping() async throws {
    try await withTextCell(TitleFormCell.self) { cell, _ in
      let server = Server()
      cell.suggestions = Suggestions { try await server.search($0) }
      let (field, suggester) = (try #require(cell.field), try #require(cell.suggester))
      cell.retype("a")
      field.entry.input.type("b")
      #expect(server.started.isEmpty && suggester.list.content.message == "Searching…")
      await advance(by: .milliseconds(300))
      #expect(await turnUntil { server.started == ["ab"] })
      field.entry.input.type("c")
      await server.answer { server.canceled == ["ab"] }
      #expect(titles(suggester).isEmpty, "an outdated result isn't displayed")
      await advance(by: .milliseconds(300))
      await server.answer { titles(suggester) == ["found abc"] }
      #expect(server.started == ["ab", "abc"])
      #expect(suggester.list.content.message == nil)
      server.isEmpty = true
      field.entry.input.type("d")
      #expect(titles(suggester) == ["found abc"], "the previous results stay during the search")
      await advance(by: .milliseconds(300))
      await server.answer { suggester.list.content.message == "No Results" }
      #expect(titles(suggester).isEmpty)
      cell.leave()
      #expect(!suggester.isOpen && cell.value == "abcd")
    }
  }

  @Test func closingDiscardsTheResultsOfASearch() async throws {
    try await withTextCell(TitleFormCell.self) { cell, _ in
      let server = Server()
      cell.suggestions = Suggestions { try await server.search($0) }
      let suggester = try #require(cell.suggester)
      cell.retype("b")
      await advance(by: .milliseconds(300))
      await server.answer { titles(suggester) == ["found b"] }
      // As in a reused cell.
      cell.suggestions = nil
      cell.suggestions = Self.places
      cell.retype("b")
      #expect(titles(suggester) == ["Bremen", "Berlin", "Hamburg"])
      cell.leave()
    }
  }

  @Test func failedSearchCanBeRepeated() async throws {
    try await withTextCell(TitleFormCell.self) { cell, _ in
      let server = Server()
      server.isBroken = true
      cell.suggestions = Suggestions { try await server.search($0) }
      let (field, suggester) = (try #require(cell.field), try #require(cell.suggester))
      cell.retype("x")
      await advance(by: .milliseconds(300))
      await server.answer { suggester.list.content.message == "The search failed: no connection" }
      #expect(titles(suggester) == ["Try Again"] && field.press(.down))
      server.isBroken = false
      #expect(field.press(.enter) && suggester.isOpen && cell.value == "")
      await server.answer { titles(suggester) == ["found x"] }
      #expect(server.started == ["x", "x"] && cell.typedText == "x")
      cell.leave()
    }
  }

  @Observable final class Order {
    var place = ""
    var places: [Suggestion] = ["Berlin"]
  }

  @Test func suggestionsOfAFieldFollowTheModel() async throws {
    let order = Order()
    let makeForm = {
      Form(order) {
        FormField("Place", \.place, in: TitleFormCell.self).suggestions { Suggestions($0.places) }
      }
    }
    try await withFormView(makeForm) { _, view, _ in
      let cell = try #require(view.cell(TitleFormCell.self))
      #expect(cell.suggestions?.options == ["Berlin"])
      order.places = ["Berlin", "Bern"]
      await settle()
      cell.retype("ber")
      let suggester = try #require(cell.suggester)
      #expect(titles(suggester) == ["Berlin", "Bern"])
      #expect(cell.field?.press(.up) == true && cell.field?.press(.enter) == true)
      #expect(order.place == "Bern")
    }
  }
}
