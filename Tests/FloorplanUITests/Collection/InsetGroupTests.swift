import FloorplanLayout
import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// Rows in cards: their margins, round corners and separators, with the numbers of the parts table.
@Suite(.serialized) struct InsetGroupTests {
  private func withRows(
    _ sections: [[Int]] = [[0, 1, 2], [3]], width: Int = 360, _ body: (CollectionStage) async throws -> Void
  ) async rethrows {
    try await withStandardTheme { _ in
      try await withNoPeerLeft {
        let stage = CollectionStage(.table)
        stage.collection.isInsetGrouped = true
        stage.apply(sections)
        await stage.show(width)
        try await body(stage)
        stage.close()
      }
    }
  }

  private func box(_ id: Int, _ stage: CollectionStage) -> [Double]? {
    stage.cell(id)?.bounds(in: stage.collection).map { [$0.x, $0.y, $0.width, $0.height] }
  }

  /// The radii at the top and at the bottom.
  private func radii(_ id: Int, _ stage: CollectionStage) -> [Double]? {
    stage.cell(id).map { cell in
      let style = RealizedStyle(of: cell)
      return ["border-top-left-radius", "border-bottom-right-radius"].map { style.pixels($0) ?? 0 }
    }
  }

  @Test func onlyTheEndsOfAGroupAreRound() async {
    await withRows { stage in
      #expect((0...3).map { radii($0, stage) } == [[12, 0], [0, 0], [0, 12], [12, 12]])
      // 8 above and below each group.
      #expect(box(0, stage) == [16, 8, 328, 40] && box(2, stage) == [16, 88, 328, 40])
      #expect(box(3, stage) == [16, 144, 328, 40])
      stage.apply([[1, 2, 4], [3]])
      await stage.paintFrame()
      #expect([1, 2, 4, 3].map { radii($0, stage) } == [[12, 0], [0, 0], [0, 12], [12, 12]])
      stage.collection.isInsetGrouped = false
      await stage.paintFrame()
      #expect(radii(1, stage) == [0, 0] && box(1, stage) == [0, 0, 360, 40])
    }
  }

  @Test(arguments: [(360, 16.0, 328.0), (599, 16, 567), (600, 20, 560), (1240, 120, 1000)])
  func groupsHaveMarginsAndAMaximumWidth(width: Int, margin: Double, expected: Double) async {
    await withRows(width: width) { stage in
      #expect(box(0, stage) == [margin, 8, expected, 40])
      stage.collection.direction = .rtl
      await stage.paintFrame()
      #expect(box(0, stage) == [margin, 8, expected, 40])
    }
  }

  @Test func pinnedHeaderIsAtTheTop() async throws {
    try await withStandardTheme { _ in
      try await withNoPeerLeft {
        let stage = CollectionStage(
          AutosizingColumnFlowLayout(numberOfColumns: 1, headerReferenceHeight: 44, pinsHeaders: true))
        stage.collection.isInsetGrouped = true
        stage.collection.supplementaryViewProvider = { collection, kind, section in
          collection.dequeue(SectionHeaderFooterView.self, for: kind, ofSection: section)
        }
        stage.apply([Array(0..<50)])
        await stage.show()
        let header = try #require(stage.collection.supplementaryView(.header, ofSection: 0))
        // The first header is at the top, too, as its distance to the top is that of the content.
        #expect(header.bounds(in: stage.collection).map { [$0.x, $0.y, $0.width] } == [16, 0, 328])
        stage.collection.verticalAdjustment?.value = 100
        await stage.paintFrame()
        #expect(header.bounds(in: stage.collection)?.y == 0)
        stage.close()
      }
    }
  }

  @Test func separatorsBeginAtTheTexts() async throws {
    try await withRows { stage in
      let pictures = [0, 2].compactMap { stage.cell($0).flatMap { WidgetPicture(of: $0) } }
      try #require(pictures.count == 2)
      #expect(pictures[0].color(x: 10, y: 39)[3] > 0 && pictures[0].color(x: 327, y: 39)[3] > 0)
      #expect(pictures[0].color(x: 10, y: 38)[3] == 0)
      // The last row of a group has none.
      #expect(pictures[1].color(x: 10, y: 39)[3] == 0)
      let cell = try #require(stage.cell(0))
      // The columns of the row's 328 that the line covers.
      for (direction, columns) in [(TextDirection.ltr, 57..<328), (.rtl, 0..<271)] {
        cell.direction = direction
        // This redraws the cell.
        cell.textInset = 57
        await stage.paintFrame()
        let picture = try #require(WidgetPicture(of: cell))
        #expect((0..<328).filter { picture.color(x: $0, y: 39)[3] > 0 } == Array(columns), "\(direction)")
      }
    }
    await withNoPeerLeft {
      let cell = ObjectCell()
      cell.headlineText = "Pump"
      #expect(cell.separatorInset == 0)
      cell.detailImage = .icon("folder-symbolic")
      #expect(cell.separatorInset == 57)
    }
  }
}
