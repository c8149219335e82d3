import Floorplan
import Foundation
import GTKTestSupport
import Testing

@testable import Gallery

@Suite(.serialized) struct GridPagesTests {
  init() throws { try GalleryHost.prepare() }

  private static let packages = [("b", 300, "optional"), ("a", 7, "required"), ("c", 20_000, "extra")]

  private func statusFile(_ packages: [(String, Int, String)]) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).status")
    let text = packages.map { name, size, priority in
      """
      Package: \(name)
      Status: install ok installed
      Priority: \(priority)
      Section: s\(name)
      Installed-Size: \(size)
      Version: 1.\(name)
      Description: about \(name)

      """
    }.joined(separator: "\n")
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// Opens the grid of packages, with knobs such as "&sort=size".
  private func withGrid(
    of packages: [(String, Int, String)] = Self.packages, _ knobs: String = "",
    _ body: (GalleryHost, GridView) async throws -> Void
  ) async throws {
    let file = try statusFile(packages)
    defer { try? FileManager.default.removeItem(atPath: file) }
    try await withGallery("grid?file=\(file)\(knobs)") { try await body($0, try grid($0)) }
  }

  private func grid(_ gallery: GalleryHost) throws -> GridView {
    try #require(widgets(GridView.self, in: gallery.window).first)
  }

  /// The texts of the rows, as assistive technology reads them.
  private func texts(_ gallery: GalleryHost) throws -> [[String]] {
    let grid = try grid(gallery)
    return grid.boundItems.compactMap { grid.cell(at: $0) as? GridRow }
      .map { row in row.gridItems.compactMap { ($0 as? GridRowTextItem)?.text } }
  }

  @Test func addressSetsTheSortOrder() async throws {
    let file = try statusFile(Self.packages)
    defer { try? FileManager.default.removeItem(atPath: file) }
    let cases = [
      ("", ["a", "b", "c"]), ("&descending=on", ["c", "b", "a"]), ("&sort=size", ["a", "b", "c"]),
      ("&sort=size&descending=on", ["c", "b", "a"]), ("&sort=priority", ["a", "b", "c"]),
      ("&sort=section&descending=on", ["c", "b", "a"]), ("&sort=version", ["a", "b", "c"]),
    ]
    try await withNoPeerLeft {
      let gallery = GalleryHost()
      for (rest, names) in cases {
        try await gallery.open("grid?file=\(file)\(rest)")
        #expect(try texts(gallery).map(\.[0]) == names, "\(rest)")
      }
      #expect(gallery.window.pageContext?.title == "Packages (3)")
      #expect(try texts(gallery)[0] == ["a", "sa", "1.a", "7 KiB", "required"])
      await gallery.close()
    }
  }

  @Test func sortingUpdatesTheAddress() async throws {
    try await withGrid { gallery, grid in
      grid.onSort?(GridSort(column: 3, isAscending: false))
      try await gallery.waitForFrames()
      #expect(try texts(gallery).map(\.[3]) == ["20,000 KiB", "300 KiB", "7 KiB"])
      #expect(gallery.window.address?.value(ofKnob: "sort") == "size")
      #expect(gallery.window.address?.value(ofKnob: "descending") == "on")
      #expect(grid.sortDescriptor == GridSort(column: 3, isAscending: false))
    }
  }

  @Test func unknownSortColumnIsReportedAndSortsByName() async throws {
    try await withGrid("&sort=colour") { gallery, _ in
      let rows = try texts(gallery)
      #expect(rows.map(\.[0]) == ["a", "b", "c"])
      let messages = widgets(Label.self, in: gallery.window).filter(\.isMapped).map(\.text)
      #expect(messages.contains { $0.contains("“colour”") && $0.contains("priority") })
    }
  }

  @Test func versionsSortInDebianOrder() async throws {
    let packages = [("10.1", 1, ""), ("2.0", 1, ""), ("2.0~rc1", 1, "")]
    try await withGrid(of: packages, "&sort=version") { gallery, _ in
      let rows = try texts(gallery)
      #expect(rows.map(\.[2]) == ["1.2.0~rc1", "1.2.0", "1.10.1"])
    }
  }

  @Test func aMillionRowsScrollAndSort() async throws {
    try await withGrid("&rows=million") { gallery, grid in
      #expect(gallery.window.pageContext?.title == "Packages (1,000,000)")
      #expect(Array(try texts(gallery).map(\.[0]).prefix(3)) == ["a", "a #2", "a #3"])
      grid.verticalAdjustment.map { $0.value = $0.upper }
      try await gallery.waitForFrames()
      // There are 333,334 of the first package, and 333,333 of the others.
      #expect(try texts(gallery).last?[0] == "c #333333")
      grid.focusItem(at: ItemIndex(section: 0, item: 999_999))
      grid.selectedItem = ItemIndex(section: 0, item: 0)
      grid.onSort?(GridSort(column: 3, isAscending: false))
      try await gallery.waitForFrames()
      // Selection and focus stay with their rows.
      #expect(grid.selectedItem == ItemIndex(section: 0, item: 666_667))
      #expect(grid.focusedItem == ItemIndex(section: 0, item: 333_332))
      grid.verticalAdjustment?.value = 0
      try await gallery.waitForFrames()
      #expect(try texts(gallery).first?[3] == "20,000 KiB")
      grid.verticalAdjustment.map { $0.value = $0.upper }
      try await gallery.waitForFrames()
      #expect(try texts(gallery).last?[3] == "7 KiB")
      #expect(grid.numberOfItems == 1_000_000 && grid.numberOfCells < 100)
      // Without a focused row, sorting scrolls to the start.
      gallery.window.clearFocus()
      grid.onSort?(GridSort(column: 3, isAscending: true))
      try await gallery.waitForFrames()
      #expect(try texts(gallery).first?[3] == "7 KiB")
      grid.onSort?(GridSort(column: 3, isAscending: false))
      try await gallery.waitForFrames()
      gallery.window.pageContext?.setValue("installed", ofKnob: "rows")
      try await gallery.waitForFrames()
      #expect(try texts(gallery).map(\.[0]) == ["c", "b", "a"])
      #expect(gallery.window.pageContext?.title == "Packages (3)")
    }
  }

  @Test func accessoryDisplaysPackageDetails() async throws {
    try await withGrid("&accessory=detailDisclosureButton") { gallery, grid in
      #expect(grid.accessory == .detailDisclosureButton)
      (grid.cell(at: ItemIndex(section: 0, item: 1)) as? GridRow)?.performAccessoryAction()
      try await gallery.waitForFrames()
      #expect(widgets(Label.self, in: gallery.window).contains { $0.isMapped && $0.text == "about b" })
    }
  }

  @Test func requiredColumnsScrollSidewaysInANarrowWindow() async throws {
    @MainActor func expectScrolling(_ gallery: GalleryHost) async throws {
      try await gallery.waitForFrames()
      let adjustment = try #require(try grid(gallery).horizontalAdjustment)
      #expect(adjustment.upper > adjustment.pageSize)
      gallery.window.pageContext?.setValue("off", ofKnob: "required")
      try await gallery.waitForFrames()
      #expect(adjustment.upper == adjustment.pageSize)
    }
    try await withGallery("stock-table?size=360x640&required=on") { try await expectScrolling($0) }
    try await withGrid("&size=360x640&required=on") { gallery, _ in try await expectScrolling(gallery) }
  }

  @Test func emptyFileDisplaysEmptyState() async throws {
    try await withGrid(of: []) { gallery, _ in
      #expect(widgets(Label.self, in: gallery.window).contains { $0.isMapped && $0.text == "No Packages" })
    }
  }

  @Test func stocksAreSortedFormattedAndMarkedAsSamples() async throws {
    try await withGallery("stock-table") { gallery in
      let grid = try grid(gallery)
      #expect(try texts(gallery)[0] == ["SOLA", "114.23", "114.84", "113.92", "114.76"])
      #expect(
        widgets(Label.self, in: gallery.window).contains { $0.isMapped && $0.text.hasPrefix("Sample data") })
      grid.sortDescriptor = GridSort(column: 5)
      grid.onSort?(GridSort(column: 5))
      try await gallery.waitForFrames()
      let closes = try texts(gallery).compactMap { Double($0[4]) }
      #expect(closes == closes.sorted() && closes.count > 5)
      gallery.window.pageContext?.setValue("off", ofKnob: "decimals")
      gallery.window.pageContext?.setValue("off", ofKnob: "images")
      try await gallery.waitForFrames()
      #expect(try texts(gallery).contains { $0[0] == "FILD" && $0[1] == "31" })
      #expect(grid.columns.count == 5)
    }
  }

  @Test func firstRowKeepsTheSampleStateInANewOrder() async throws {
    try await withGallery("stock-table?state=disabled") { gallery in
      let grid = try grid(gallery)
      grid.sortDescriptor = GridSort(column: 5)
      grid.onSort?(GridSort(column: 5))
      try await gallery.waitForFrames()
      #expect(try texts(gallery)[0][0] != "SOLA")
      let disabled = grid.boundItems.filter { grid.cell(at: $0)?.isSensitive == false }
      #expect(disabled == [ItemIndex(section: 0, item: 0)])
    }
  }

  @Test(
    arguments: [
      ("automatic", ["Low: 113.92", "Close: 114.76"], ["Low: 30.40", "Close: 30.95"], true),
      ("columns", ["Close: 114.76", "Low: 113.92"], ["Close: 30.95", "Low: 30.40"], true),
      ("overridden", ["Close: 114.76", "Low: 113.92"], ["Low: 30.40", "Close: 30.95"], true),
      ("partial", ["Close: 114.76"], ["Close: 30.95"], false),
    ])
  func bindingsDetermineThePartsOfObjects(
    row: (bindings: String, rising: [String], falling: [String], hasOthers: Bool)
  ) async throws {
    try await withGallery("stock-table?size=360x640&objects=on&bindings=\(row.bindings)") { gallery in
      try await gallery.waitForFrames()
      let grid = try grid(gallery)
      for (item, statuses, open) in [(0, row.rising, "Open: 114.23"), (1, row.falling, "Open: 31.00")] {
        let labels = widgets(Label.self, in: try #require(grid.cell(at: ItemIndex(section: 0, item: item))))
          .filter(\.isMapped)
        let parts = [ComponentParts.ObjectCell.statusLabel, ComponentParts.ObjectCell.substatusLabel]
        let displayed = parts.map { part in labels.first { $0.hasStyleClass(part.classPath) }?.text }
        #expect(displayed.compactMap(\.self) == statuses)
        #expect(labels.contains { $0.text == open } == row.hasOthers)
      }
    }
  }

  @Test(arguments: ["", "&objects=on"]) func pricesAreWholeInLargeTextInTheNarrowestWindow(knobs: String) async throws {
    try await withNoPeerLeft {
      let gallery = GalleryHost()
      let style = DisplayStyle(try #require(Display.default), gallery.switches)
      try await gallery.open("stock-table?size=360x640&scale=2\(knobs)")
      try await gallery.waitForFrames()
      let grid = try grid(gallery)
      let rows = grid.boundItems.compactMap { grid.cell(at: $0) as? GridRow }.filter(\.isMapped)
      #expect(!rows.isEmpty && rows.allSatisfy { $0.width <= 360 })
      for row in rows {
        let prices = widgets(Label.self, in: row).filter { $0.isMapped && $0.text.contains(where: \.isNumber) }
        #expect(prices.count == 4)
        for price in prices {
          let isWhole = price.width >= price.measured(.horizontal).natural
          let isBelowTitle = price.numberOfLines > 1 && price.height >= 2 * price.lineHeight
          #expect(isWhole || isBelowTitle, "“\(price.text)” is truncated")
          #expect(price.bounds(in: row).map { $0.x >= 0 && $0.x + $0.width <= Double(row.width) } == true)
        }
      }
      await gallery.close()
      style.remove()
    }
  }
}
