import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// A container is regular or compact depending on its width; cells and the caller are notified, and column flows
/// follow.
@Suite(.serialized) struct SizeClassTests {
  private static let items = [Array(0..<2000)]

  private func columns(_ stage: ProbeStage) -> Int { Set(stage.boxes.values.map(\.minX)).count }

  @Test func columnFlowHasTwoColumnsInRegularAndOneInCompact() async {
    await withProbe(.autosizingColumnFlow, Self.items, width: 360) { stage in
      #expect(stage.collection.sizeClass == .compact && columns(stage) == 1)
      await stage.resize(900, 400)
      #expect(stage.collection.sizeClass == .regular && columns(stage) == 2)
      await stage.resize(599, 400)
      #expect(stage.collection.sizeClass == .compact && columns(stage) == 1)
      await stage.resize(600, 400)
      #expect(stage.collection.sizeClass == .regular && columns(stage) == 2)
      #expect(stage.maximumLayouts <= 2)
    }
    await withProbe(.keyValueColumnFlow, Self.items, width: 900) { stage in
      #expect(columns(stage) == 2)
      await stage.resize(400, 400)
      #expect(columns(stage) == 1)
    }
  }

  @Test(arguments: [1, 2, 3]) func explicitNumberOfColumnsIsKept(count: Int) async {
    await withProbe(AutosizingColumnFlowLayout(numberOfColumns: count), Self.items, width: 360) { stage in
      #expect(columns(stage) == count)
      await stage.resize(1200, 400)
      #expect(columns(stage) == count && stage.collection.sizeClass == .regular)
    }
  }

  @Test func layoutPropertyKeepsItsValue() async {
    await withProbe(.autosizingColumnFlow, Self.items, width: 900) { stage in
      #expect((stage.collection.layout as? AutosizingColumnFlowLayout)?.numberOfColumns == 0)
      stage.collection.layout = AutosizingColumnFlowLayout(minimumLineSpacing: 3)
      await stage.paintFrame()
      #expect(columns(stage) == 2)
    }
  }

  @Test func firstVisibleItemKeepsItsPositionWhenColumnsChange() async {
    await withProbe(.autosizingColumnFlow, Self.items, width: 900) { stage in
      stage.collection.scrollTo(ItemIndex(section: 0, item: 1001), .leading)
      await stage.paintFrame()
      for width in [400, 900, 500, 1200, 599, 601] {
        let first = stage.firstID
        let position = first.flatMap { stage.boxes[$0]?.minY }
        await stage.resize(width, 400)
        #expect(position != nil && first.flatMap { stage.boxes[$0]?.minY } == position, "\(width)")
      }
    }
  }

  @Test func cellsAreNotifiedOncePerChange() async {
    await withProbe(.autosizingColumnFlow, Self.items, width: 900) { stage in
      // A cell starts with regular.
      #expect(ProbeCell.sizeClassCalls.isEmpty)
      for (width, calls) in [(800, 0), (400, 1), (360, 1), (500, 1), (700, 2), (1000, 2), (350, 3)] {
        let known = stage.boxes.keys.compactMap(stage.cell)
        await stage.resize(width, 400)
        for cell in known where cell.index != nil {
          #expect(ProbeCell.sizeClassCalls[ObjectIdentifier(cell), default: 0] <= calls, "\(width)")
          #expect(cell.sizeClass == stage.collection.sizeClass)
        }
        if let first = stage.firstID.flatMap(stage.cell) {
          #expect(ProbeCell.sizeClassCalls[ObjectIdentifier(first), default: 0] == calls, "\(width)")
        }
      }
    }
  }

  @Test func newAndReusedCellsHaveTheSizeClass() async {
    await withProbe(.autosizingColumnFlow, Self.items, width: 400) { stage in
      for width in [400, 900, 400, 900] {
        await stage.resize(width, width / 2)
        for _ in 0..<6 {
          stage.vertical.value += 333
          await stage.paintFrame()
          for index in stage.collection.boundItems {
            #expect(stage.collection.cell(at: index)?.sizeClass == stage.collection.sizeClass)
          }
        }
      }
      // Up to twice for each change: no cell got the same value twice.
      #expect(ProbeCell.sizeClassCalls.values.allSatisfy { $0 <= 4 })
    }
  }

  @Test func headersHaveTheSizeClass() async {
    await withProbe(
      AutosizingColumnFlowLayout(headerReferenceHeight: 30), (0..<50).map { [$0] }, width: 400
    ) { stage in
      stage.showHeaders()
      await stage.paintFrame()
      for width in [900, 400] {
        await stage.resize(width, 400)
        #expect(
          (0..<3).allSatisfy {
            stage.collection.supplementaryView(.header, ofSection: $0)?.sizeClass == stage.collection.sizeClass
          })
      }
    }
  }

  @Test func handlerIsCalledAfterTheChange() async {
    await withProbe(.autosizingColumnFlow, Self.items, width: 400) { stage in
      var reported: [SizeClass] = []
      stage.collection.onSizeClassChange = { [weak collection = stage.collection] in
        if let collection { reported.append(collection.sizeClass) }
      }
      for width in [450, 700, 800, 599, 598, 1000] { await stage.resize(width, 400) }
      #expect(reported == [.regular, .compact, .regular])
    }
  }

  @Test func cellIsMeasuredForTheNewSizeClassInTheSameFrame() async {
    await withProbe(.autosizingColumnFlow, Self.items, width: 900) { stage in
      ProbeCell.size = { [weak collection = stage.collection] id, _ in
        (20, ProbeCell.scattered(id).height + (collection?.sizeClass == .compact ? 40 : 0))
      }
      stage.collection.invalidateLayout()
      for index in stage.collection.boundItems { stage.collection.cell(at: index)?.queueResize() }
      await stage.paintFrame()
      _ = stage.takeFaults()
      await stage.resize(400, 400)
      stage.expectNoFaults("compact:")
      await stage.resize(900, 400)
      stage.expectNoFaults("regular:")
    }
  }

  @Test func handlerCanChangeLayoutItemsAndPosition() async {
    await withProbe(.autosizingColumnFlow, Self.items, width: 400) { stage in
      stage.collection.onSizeClassChange = { [weak stage] in
        guard let stage else { return }
        let isRegular = stage.collection.sizeClass == .regular
        stage.collection.layout =
          isRegular ? HorizontalFlowLayout(minimumScaledItemSize: Size(width: 100, height: 70)) : .autosizingColumnFlow
        stage.apply([Array(isRegular ? 0..<500 : 100..<900)])
        stage.collection.scrollTo(ItemIndex(section: 0, item: 300), .leading)
      }
      for width in [900, 400, 900, 500] {
        await stage.resize(width, 400)
        #expect(stage.collection.numberOfItems == (width == 900 ? 500 : 800))
        #expect(stage.boxes.keys.contains(width == 900 ? 300 : 400))
      }
    }
  }
}
