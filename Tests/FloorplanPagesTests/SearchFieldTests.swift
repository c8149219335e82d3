import FloorplanForms
import FloorplanUI
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanPages

@Suite(.serialized) struct SearchFieldTests {
  /// A field with a button after it.
  private func withField(
    _ body: @MainActor (SearchField, Button, Window) async throws -> Void
  ) async throws {
    try await withNoPeerLeft {
      let window = Window()
      window.defaultSize = (360, 300)
      let field = SearchField("Search orders")
      let button = Button(label: "Behind")
      window.child = Box(.vertical, [field, button])
      window.present()
      await paint(window, frames: 2)
      try await body(field, button, window)
      window.close()
    }
  }

  private func find<Found: Widget>(_ widget: Widget, _ type: Found.Type = Found.self) throws -> Found {
    func first(in widget: Widget) -> Found? {
      if let found = widget as? Found { return found }
      for child in widget.children { if let found = first(in: child) { return found } }
      return nil
    }
    return try #require(first(in: widget))
  }
  private func entry(of field: SearchField) throws -> SearchEntry { try find(field) }
  private func recents(of field: SearchField) throws -> RecentTermsView { try find(field) }

  @Test func onlyUserInputIsReported() async throws {
    try await withField { field, _, _ in
      var changes: [String] = []
      field.onChange = { changes.append($0) }
      let entry = try entry(of: field)
      entry.text = "p"
      #expect(changes == ["p"] && field.text == "p")
      field.text = "pump"
      #expect(changes == ["p"] && entry.text == "pump")
      #expect(field.differingAccessibleLabel(from: "Search orders") == nil && field.accessibleRole == .search)
      #expect(entry.differingAccessibleLabel(from: "Search orders") == nil)
    }
  }

  @Test func enterSubmitsAndRemembersTerm() async throws {
    try await withField { field, _, _ in
      var submitted: [String] = []
      var terms: [[String]] = []
      field.onSubmit = { submitted.append($0) }
      field.onRecentTermsChange = { terms.append($0) }
      field.text = "pump"
      try entry(of: field).emit("activate")
      field.text = " "
      try entry(of: field).emit("activate")
      #expect(submitted == ["pump", " "] && terms == [["pump"]] && field.recentTerms == ["pump"])
    }
  }

  @Test func escapeClearsThenReturnsFocus() async throws {
    try await withField { field, button, _ in
      var changes: [String] = []
      field.onChange = { changes.append($0) }
      #expect(button.grabFocus() && field.grabFocus() && field.containsFocus)
      let entry = try entry(of: field)
      entry.text = "pump"
      entry.emit("stop-search")
      #expect(field.text.isEmpty && changes == ["pump", ""] && field.containsFocus)
      entry.emit("stop-search")
      #expect(button.containsFocus)
    }
  }

  @Test func recentTermsAppearInFocusedEmptyField() async throws {
    try await withField { field, button, _ in
      field.recentTerms = ["pump", "valve"]
      let recents = try recents(of: field)
      button.grabFocus()
      #expect(await turnUntil { !recents.isVisible })
      field.grabFocus()
      #expect(await turnUntil { recents.isVisible })
      #expect(recents.terms == ["pump", "valve"])
      try entry(of: field).text = "p"
      #expect(!recents.isVisible)
      field.text = ""
      #expect(recents.isVisible)
      button.grabFocus()
      #expect(await turnUntil { !recents.isVisible })
      #expect(button.containsFocus)
    }
  }

  @Test func clickingRecentTermSearchesAgain() async throws {
    try await withField { field, _, _ in
      var changes: [String] = []
      var submitted: [String] = []
      field.onChange = { changes.append($0) }
      field.onSubmit = { submitted.append($0) }
      field.recentTerms = ["pump", "valve"]
      field.grabFocus()
      let recents = try recents(of: field)
      #expect(await turnUntil { recents.isVisible })
      let chip = try find(recents, ChipStrip.self).buttons[1]
      #expect(chip.text == "valve" && chip.differingAccessibleLabel(from: "Search for valve") == nil)
      chip.grabFocus()
      chip.emit("clicked")
      #expect(field.text == "valve" && changes == ["valve"] && submitted == ["valve"])
      #expect(field.recentTerms == ["valve", "pump"] && !recents.isVisible)
      #expect(try entry(of: field).containsFocus)
    }
  }

  @Test func clearButtonRemovesRecentTerms() async throws {
    try await withField { field, _, _ in
      var changes: [[String]] = []
      field.onRecentTermsChange = { changes.append($0) }
      field.recentTerms = ["pump"]
      field.grabFocus()
      let recents = try recents(of: field)
      #expect(await turnUntil { recents.isVisible })
      let clear = try find(recents, ActionButton.self)
      clear.grabFocus()
      clear.emit("clicked")
      #expect(field.recentTerms.isEmpty && changes == [[]] && !recents.isVisible)
      #expect(try entry(of: field).containsFocus)
    }
  }

  @Test func losingFocusRemembersTerm() async throws {
    try await withField { field, button, _ in
      field.grabFocus()
      await settle()
      field.text = "pump"
      button.grabFocus()
      #expect(await turnUntil { field.recentTerms == ["pump"] })
      field.text = ""
      field.grabFocus()
      await settle()
      button.grabFocus()
      await settle()
      #expect(field.recentTerms == ["pump"])
    }
  }

  @Test func recentTermsAreUniqueAndLimited() {
    var terms = RecentTerms(["a", "b", "A", " "])
    #expect(terms.terms == ["a", "b"])
    terms.add("  B ")
    #expect(terms.terms == ["B", "a"])
    for number in 1...20 { terms.add("term \(number)") }
    #expect(terms.terms == (13...20).reversed().map { "term \($0)" })
    terms.add(" \n")
    #expect(terms.terms.count == RecentTerms.maximumCount)
  }
}
