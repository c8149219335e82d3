import FloorplanPages
import FloorplanUI
import GTKBridge
import GTKTestSupport
import Testing

@Suite(.serialized) struct SectionsTests {
  private func withSections(
    width: Int = 500, _ body: @MainActor (PageSectionsView, Window) async throws -> Void
  ) async throws {
    try await withNoPeerLeft {
      let window = Window()
      window.defaultSize = (width, 700)
      let view = PageSectionsView()
      window.child = ScrolledWindow(view, name: "Page")
      window.present()
      await paint(window)
      try await body(view, window)
      window.close()
    }
  }

  private func row(_ id: String, _ text: String, _ bound: @escaping (String) -> Void = { _ in }) -> PageRow {
    PageRow(id, ObjectCell.self, showing: text) { cell, text in
      cell.headlineText = text
      bound(text)
    }
  }

  private func texts(_ view: PageSectionsView) -> [String] {
    view.boundItems.compactMap { (view.cell(at: $0) as? ObjectCell)?.headlineText }
  }

  @Test func onlyChangedRowsAreRebound() async throws {
    try await withSections { view, window in
      var bound: [String] = []
      @MainActor func sections(_ second: String) -> [PageSection] {
        let rows = [row("1", "one") { bound.append($0) }, row("2", second) { bound.append($0) }]
        return [PageSection("a", "A") { rows }]
      }
      view.sections = sections("two")
      await paint(window, frames: 2)
      #expect(bound == ["one", "two"] && texts(view) == ["one", "two"])
      view.sections = sections("two")
      await paint(window, frames: 2)
      #expect(bound == ["one", "two"])
      view.sections = sections("three")
      await paint(window, frames: 2)
      #expect(bound == ["one", "two", "three"] && texts(view) == ["one", "three"])
    }
  }

  @Test func tabReachesTheCardsOfEachSection() async throws {
    try await withSections { view, window in
      window.defaultSize = (500, 300)
      let header = Box(.horizontal, [Button(label: "first"), Button(label: "second")])
      let rows = (0..<5).map { row("\($0)", "row \($0)") }
      view.sections = [
        PageSection("header") { PageRow("header", showing: header) },
        .preview("preview", "Preview", rows, count: 54) {},
        .shelf("shelf", "Shelf", (5..<30).map { row("\($0)", "row \($0)") }) {},
        PageSection("facets", "All") { PageRow.facet("all", "All") {} },
      ]
      await paint(window, frames: 3)
      @MainActor func stops(_ direction: FocusDirection) async -> [String] {
        window.clearFocus()
        var names: [String] = []
        while view.moveFocus(direction), names.count < 20 {
          // The items of a new shelf take the focus after its layout.
          await paint(window, frames: 2)
          let focused = window.focusWidget
          let isOfHeader = focused?.hasStyleClass("fdlFUISectionHeaderFooterView_disclosureButton") == true
          let title = isOfHeader ? "See All" : (focused as? Button)?.label
          names.append((focused as? ObjectCell)?.headlineText ?? title ?? "nothing")
        }
        return names
      }
      let expected = ["first", "second", "row 0", "See All", "See All", "row 5", "All"]
      let (forward, backward) = (await stops(.tabForward), await stops(.tabBackward))
      #expect(forward == expected && backward == expected.reversed(), "\(forward), \(backward)")
      #expect(header.isMapped)
    }
  }

  @Test func activationUsesCurrentRow() async throws {
    try await withSections { view, window in
      var opened: [Int] = []
      for number in 1...2 {
        var row = row("1", "one")
        row.activate = { opened.append(number) }
        view.sections = [PageSection("a") { row }]
        await paint(window, frames: 2)
        view.cell(at: view.boundItems[0])?.activate()
      }
      #expect(opened == [1, 2])
    }
  }

  @Test func previewShowsThreeRowsAndFooter() async throws {
    try await withSections { view, window in
      var opened = 0
      let rows = (0..<9).map { row("\($0)", "row \($0)") }
      view.sections = [.preview("rows", "Rows", rows, count: 54) { opened += 1 }]
      await paint(window, frames: 2)
      #expect(texts(view) == ["row 0", "row 1", "row 2"])
      let footer = try #require(view.supplementaryView(.footer, ofSection: 0) as? SectionFooterView)
      #expect(footer.itemCount == 54)
      footer.onDisclosure?()
      #expect(opened == 1)
      // If all are displayed, there is no button for others.
      view.sections = [.preview("rows", "Rows", Array(rows.prefix(3))) { opened += 1 }]
      await paint(window, frames: 2)
      #expect(view.supplementaryView(.footer, ofSection: 0) == nil)
    }
  }

  @Test func shelfShowsTwentyItemsAndUpdatesInPlace() async throws {
    try await withSections { view, window in
      var opened: [String] = []
      @MainActor func items(_ count: Int, _ suffix: String = "") -> [PageRow] {
        (0..<count).map { number in
          PageRow("\(number)", ItemCell.self, showing: "item \(number)\(suffix)") {
            $0.titleText = $1
          } activate: {
            opened.append("\(number)\(suffix)")
          }
        }
      }
      view.sections = [.shelf("shelf", "Shelf", items(30)) {}]
      await paint(window, frames: 3)
      let row = try #require(view.cell(at: view.boundItems[0]) as? CollectionRow)
      #expect(row.collectionView.numberOfItems == 20)
      let header = try #require(view.supplementaryView(.header, ofSection: 0) as? SectionHeaderFooterView)
      #expect(header.title == "Shelf" && header.itemCount == 30)
      view.sections = [.shelf("shelf", "Shelf", items(4, "!")) {}]
      await paint(window, frames: 3)
      #expect(view.cell(at: view.boundItems[0]) === row && row.collectionView.numberOfItems == 4)
      let first = try #require(row.collectionView.cell(at: row.collectionView.boundItems[0]) as? ItemCell)
      #expect(first.titleText == "item 0!")
      first.activate()
      #expect(opened == ["0!"])
      #expect(header.itemCount == nil)
    }
  }

  @Test func widgetRowKeepsStateWhenScrolledAway() async throws {
    try await withSections { view, window in
      let header = ObjectHeader()
      header.headlineText = "Header"
      view.sections = [
        PageSection("header") { PageRow("header", showing: header) },
        PageSection("rows") { (0..<100).map { row("\($0)", "row \($0)") } },
      ]
      await paint(window, frames: 2)
      #expect(header.isMapped)
      view.contentOffset.y = 4000
      await paint(window, frames: 3)
      #expect(!header.isMapped)
      header.headlineText = "Other"
      view.contentOffset.y = 0
      await paint(window, frames: 3)
      #expect(header.isMapped && header.headlineText == "Other")
    }
  }

  @Test func keyValuesFillAsManyColumnsAsFit() async throws {
    for (width, columns) in [(360, 1), (500, 2), (900, 3), (940, 4)] {
      try await withSections(width: width) { view, window in
        let values = (0..<4).map { KeyValue("Key \($0)", "Value \($0)") }
        view.sections = [PageSection("values") { PageRow.keyValues("values", named: "Values", values) }]
        await paint(window, frames: 3)
        let row = try #require(view.cell(at: view.boundItems[0]) as? CollectionRow)
        let cells = row.collectionView.boundItems.compactMap { row.collectionView.cell(at: $0)?.bounds(in: row) }
        #expect(Set(cells.map(\.x)).count == columns && cells.count == 4, "\(width)")
      }
    }
  }

  @Test func keyValueSpacingMatchesGuidelines() async throws {
    try await withSections(width: 500) { view, window in
      let values = (0..<4).map { KeyValue("Key \($0)", "Value \($0)") }
      view.sections = [PageSection("values") { PageRow.keyValues("values", named: "Values", values) }]
      await paint(window, frames: 3)
      let row = try #require(view.cell(at: view.boundItems[0]) as? CollectionRow)
      let cells = row.collectionView.boundItems.compactMap { row.collectionView.cell(at: $0)?.bounds(in: row) }
      try #require(cells.count == 4)
      #expect(abs(cells[1].x - cells[0].x - cells[0].width - 80) <= 1)
      #expect(abs(cells[2].y - cells[0].y - cells[0].height - 24) <= 1)
      // The content of the first and the last column is aligned with the margins of 16, because a cell has a padding of
      // 8.
      #expect(cells[0].x == 8 && abs(cells[1].x + cells[1].width - Double(row.width - 8)) <= 1)
    }
  }

  @Test func facetsShowTheirCount() async throws {
    try await withSections { view, window in
      view.sections = [
        PageSection("facets") {
          PageRow.facet("a", "Documents", count: 12) {}
          PageRow.facet("b", "Settings") {}
        }
      ]
      await paint(window, frames: 2)
      #expect(texts(view) == ["Documents (12)", "Settings"])
    }
  }

  @Test func duplicateRowIDsChangeNothing() async throws {
    try await withSections { view, window in
      view.sections = [PageSection("a") { row("1", "one") }]
      await paint(window, frames: 2)
      view.sections = [PageSection("a") { [row("2", "x"), row("2", "y")] }]
      await paint(window, frames: 2)
      #expect(texts(view) == ["one"] && view.sections.count == 1)
    }
  }
}
