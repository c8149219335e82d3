import FloorplanLayout
import Testing

@testable import FloorplanUI

@Suite struct GridColumnResizeTests {
  /// The widths of columns before and after a border is moved, as computed by the solver.
  private func move(
    _ column: Int, by offset: Double, _ widths: [GridColumnWidth], room: Double, fixed: Set<Int> = []
  ) -> (before: [Double], after: [Double], requested: [GridColumnWidth])? {
    let columns = widths.indices.map {
      GridColumn("\($0)", width: widths[$0], minimumWidth: 48, isResizable: !fixed.contains($0))
    }
    guard let resize = GridColumnResize(column: column, of: columns, in: solver(widths), availableWidth: room) else {
      return nil
    }
    var requested = widths
    for (index, width) in resize.widths(movedBy: offset) { requested[index] = .points(width) }
    return (solve(widths, room), solve(requested, room), requested)
  }

  private func solver(_ widths: [GridColumnWidth]) -> GridColumnSolver {
    GridColumnSolver(columns: widths, minimumWidths: widths.map { _ in 48 })
  }

  private func solve(_ widths: [GridColumnWidth], _ room: Double) -> [Double] {
    solver(widths).columnFrames(
      inWidth: room, environment: LayoutEnvironment(containerSize: .zero, pixelsPerPoint: 0)
    ).map(\.width)
  }

  @Test(
    arguments: [
      [-1, 0.2, 0.1, 0.1], [0.25, 0.25, 0.25, 0.25], [200, 150, -1, 100], [-1, 200, -1, 100], [300, 300, 300, 300],
      [0.5, 0.5, 0.5, 0.5], [600, -1, 600, 600],
    ] as [[GridColumnWidth]])
  func borderFollowsThePointer(widths: [GridColumnWidth]) throws {
    for column in 0..<3 {
      for offset in [-20.0, -1, 0, 3, 15] {
        guard let moved = move(column, by: offset, widths, room: 800) else { continue }
        // All borders except the moved one stay, unless the next column can't give space and moves along.
        let differences: [Double] = zip(moved.after, moved.before).map { $0 - $1 }
        #expect(abs(differences[column] - offset) < 0.01, "\(widths) \(column) \(offset)")
        #expect(abs(differences.reduce(0, +)) < 0.01, "\(widths) \(column) \(offset)")
        let changed = differences.count { abs($0) > 0.01 }
        #expect(changed == (offset == 0 ? 0 : 2), "\(widths) \(column) \(offset)")
      }
    }
  }

  @Test func oneFlexibleColumnRemains() throws {
    for column in 0..<3 {
      let moved = try #require(move(column, by: 10, [-1, 200, 100, 100], room: 800))
      #expect(moved.requested[0] == .flexible)
    }
    let moved = try #require(move(0, by: 10, [-1, -1, 100], room: 800))
    #expect(moved.requested.count { $0 == .flexible } == 1)
  }

  @Test func columnsKeepTheirMinimumWidth() throws {
    for offset in [-1e6, -500, 500, 1e6] {
      let moved = try #require(move(0, by: offset, [200, 200, -1], room: 800))
      #expect(moved.after.allSatisfy { $0 >= 47.99 })
      #expect(abs(moved.after[0] - (offset < 0 ? 48 : 352)) < 0.01)
    }
    // A column that is already narrower needn't become wider.
    let moved = try #require(move(0, by: -10, [30, 200, -1], room: 800))
    #expect(abs(moved.after[0] - 30) < 0.01)
  }

  @Test func extraSpaceIsUsedAndReturned() throws {
    let grown = try #require(move(0, by: 100, [100, 100, 100], room: 516))
    #expect(grown.after.map { $0.rounded() } == [200, 100, 100])
    let more = try #require(move(0, by: 230, [100, 100, 100], room: 516))
    #expect(more.after.map { $0.rounded() } == [330, 70, 100])
    let shrunk = try #require(move(0, by: -30, [100, 100, 100], room: 516))
    #expect(shrunk.after.map { $0.rounded() } == [70, 100, 100])
  }

  @Test func fixedColumnsMoveWithTheBorder() throws {
    let moved = try #require(move(0, by: 20, [100, 100, 100, -1], room: 800, fixed: [1]))
    #expect(moved.after[0].rounded() == 120 && moved.after[1].rounded() == 100 && moved.after[2].rounded() == 80)
    let last = try #require(move(2, by: 20, [100, 100, -1], room: 800))
    #expect(last.after[1].rounded() == 80)
  }

  @Test func onlyTheColumnItselfChangesWhereColumnsScroll() throws {
    let columns = ["A", "B", "C"].map { GridColumn($0, width: .flexible, importance: .required) }
    let solver = GridColumnSolver(
      columns: [-1, -1, -1], minimumWidths: [90, 100, 110], importances: columns.map(\.importance))
    for column in 0..<3 {
      let resize = try #require(
        GridColumnResize(column: column, of: columns, in: solver, availableWidth: 200, minimumWidth: 80))
      #expect(resize.width == [90, 100, 110][column])
      for offset in [30, 0, -10, -1e6] {
        #expect(resize.widths(movedBy: offset) == [column: max(80, resize.width + offset)])
      }
    }
  }

  @Test func invalidResizesAreIgnored() {
    #expect(move(0, by: 10, [100, -1], room: 800, fixed: [0]) == nil)
    #expect(move(0, by: 10, [-1, 100], room: 800, fixed: [1]) == nil)
    #expect(move(7, by: 10, [-1, 100], room: 800) == nil)
    #expect(move(0, by: 10, [], room: 800) == nil)
    for room in [0, -5, Double.nan, .infinity] { _ = move(0, by: 10, [-1, 100, 0.5], room: room) }
    let resize = GridColumnResize(
      column: 0, of: [GridColumn("", width: 100), GridColumn("1", width: -1)],
      in: GridColumnSolver(columns: [100, -1], spacing: .nan, minimumWidths: [.nan, -.infinity]), availableWidth: 300)
    for offset in [Double.nan, .infinity, -.infinity] { #expect(resize?.widths(movedBy: offset) == [:]) }
  }
}
