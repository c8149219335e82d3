import FloorplanLayout
import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// A grid in a window.
final class GridStage {
  let window = Window()
  let grid = GridView()
  private(set) var source: CollectionDataSource<Int, Int>?
  /// The content of a row, by its identifier.
  var items: (Int) -> [any GridRowItem]
  /// Additional configuration of a row when it is bound.
  var configure: (GridRow) -> Void = { _ in }
  /// The number of bound rows.
  private(set) var binds = 0

  init(_ columns: [GridColumn], items: @escaping (Int) -> [any GridRowItem]) {
    self.items = items
    grid.columns = columns
    grid.setAccessibleLabel("Grid")
    window.child = ScrolledWindow(grid)
    source = CollectionDataSource(grid) { [weak self] collection, index, id in
      let row = collection.dequeue(GridRow.self, for: index)
      row.gridItems = self?.items(id) ?? []
      self?.configure(row)
      self?.binds += 1
      return row
    }
  }

  func apply(_ ids: [Int], reloading: [Int] = []) { source?.show(ids, reloading: reloading) }

  func show(_ width: Int, _ height: Int = 400) async {
    window.defaultSize = (width, height)
    window.present()
    let isShown = await turnUntil { [self] in window.isMapped && grid.width == width && grid.height == height }
    #expect(isShown)
    window.clearFocus()
    grid.focusIndex = nil
    await paint(window, frames: 3)
  }

  func resize(_ width: Int, _ height: Int = 400) async {
    window.defaultSize = (width, height)
    let arrived = await turnUntil { [self] in grid.width == width && grid.height == height }
    #expect(arrived, "the window didn't resize to \(width) by \(height)")
    await paint(window, frames: 3)
  }

  func paintFrames() async { await paint(window, frames: 3) }

  var header: GridHeader? { grid.visibleHeader }
  func row(_ item: Int) -> GridRow? { grid.cell(at: ItemIndex(section: 0, item: item)) as? GridRow }
  var rows: [GridRow] { grid.boundItems.compactMap { grid.cell(at: $0) as? GridRow }.filter(\.isChildVisible) }

  /// The positions of the header's columns in the grid, in pixels.
  var titleSpans: [Span] { header.map { $0.titles.filter(\.isChildVisible).compactMap(span) } ?? [] }
  /// The positions of a row's items in the grid, in pixels, without those of columns that don't fit.
  func itemSpans(_ row: GridRow) -> [Span] {
    row.slots.indices.filter { !row.stackedColumns.contains($0) }.compactMap { row.slots[$0].widget }
      .filter(\.isChildVisible).compactMap(span)
  }
  /// Returns whether title and item of a column that doesn't fit are in the row and below the other items.
  func isComplete(_ column: Int, of row: GridRow) -> Bool {
    let slot = row.slots[column]
    let others = row.slots.indices.filter { !row.stackedColumns.contains($0) }.compactMap { row.slots[$0].widget }
      .filter(\.isChildVisible).compactMap { $0.bounds(in: row) }
    let parts = [slot.widget, slot.columnTitleLabel].compactMap(\.self)
    return parts.count == (grid.columns[column].displayedTitle == nil ? 1 : 2)
      && parts.allSatisfy { part in
        guard part.isMapped, let bounds = part.bounds(in: row) else { return false }
        return bounds.y >= others.map { $0.y + $0.height }.max() ?? 0 && bounds.y + bounds.height <= Double(row.height)
      }
  }
  private func span(_ widget: Widget) -> Span? {
    // Bounds exclude margins, and labels and titles have no horizontal padding.
    widget.bounds(in: grid).map { Span(x: $0.x, width: $0.width) }
  }

  struct Span: Equatable, CustomStringConvertible {
    var x: Double
    var width: Double
    var description: String { "\(x)+\(width)" }
  }

  /// The engine's columns, in the coordinates of the grid.
  func solvedSpans(padding: Double = 16) -> [Span] {
    let available = Double(grid.width) - 2 * padding
    let environment = LayoutEnvironment(
      containerSize: Size(width: available, height: 0),
      layoutDirection: grid.direction == .rtl ? .rightToLeft : .leftToRight)
    return grid.solver
      .columnFrames(inWidth: available, accessoryWidth: Double(grid.accessory.reservedWidth), environment: environment)
      .map { Span(x: $0.x + padding, width: $0.width) }
  }
}

/// Runs the body of a test with a grid with rows of texts, and checks that it is released.
func withGrid(
  _ columns: [GridColumn], rows: Int = 30, width: Int = 700, height: Int = 400,
  items: @escaping (Int) -> [any GridRowItem] = GridStage.texts(3), _ location: SourceLocation = #_sourceLocation,
  _ body: (GridStage) async throws -> Void
) async rethrows {
  try await withNoPeerLeft(location) {
    let stage = GridStage(columns, items: items)
    stage.apply(Array(0..<rows))
    await stage.show(width, height)
    try await body(stage)
    stage.window.close()
  }
}

extension GridStage {
  /// Rows with a number of short texts.
  static func texts(_ count: Int) -> (Int) -> [any GridRowItem] {
    { id in (0..<count).map { GridRowTextItem(text: "r\(id) c\($0)") } }
  }
}

/// Applies the standard theme while the body of a test runs.
func withStandardTheme(_ appearance: Appearance = .light, _ body: (Theme) async throws -> Void) async rethrows {
  guard GTKEnvironment.isReady, let display = Display.default else {
    Issue.record("no display")
    return
  }
  let manager = ThemeManager(display: display, appearance: appearance)
  defer { manager.remove() }
  #expect(manager.problems.isEmpty, "\(manager.problems)")
  try await body(manager.theme)
}
