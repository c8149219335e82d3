import FloorplanLayout
import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct CellSupplyTests {
  /// Rows of 50 (including the gap) in 400 pixels: the visible rows, one more ahead, and behind one that was visible.
  private func expectedCells(_ stage: CollectionStage, goingUp: Bool = false, isFirst: Bool = false) -> [ItemIndex] {
    let lines = stage.reference.visibleItems(
      in: stage.viewport, linesBefore: goingUp || !isFirst ? 1 : 0, linesAfter: !goingUp || !isFirst ? 1 : 0)
    return Array(lines)
  }

  @Test(arguments: [10, 1_000_000]) func onlyItemsNearTheViewportHaveCells(count: Int) async {
    await withStage(items: 0..<count) { stage in
      let near = min(count, 9)
      #expect(stage.collection.boundItems == (0..<near).map { ItemIndex(section: 0, item: $0) })
      #expect(stage.collection.numberOfCells == near)
      #expect(stage.bound == Array(0..<near))
      #expect(stage.collection.numberOfItems == count)
    }
  }

  @Test func onlyTilesNearTheViewportHaveCells() async {
    await withStage(CollectionStage.tiles, items: 0..<1_000_000) { stage in
      #expect(stage.collection.boundItems == expectedCells(stage))
      // Three in a line: eight lines and one ahead.
      #expect(stage.bound == Array(0..<27))
    }
  }

  @Test func smallStepsBindEachItemOnce() async {
    await withStage(items: 0..<1_000_000) { stage in
      var entered = Set(stage.bound)
      let made = NumberCell.made
      stage.clearRecords()
      for _ in 0..<100 {
        stage.offset += 17
        #expect(stage.collection.boundItems == expectedCells(stage))
        #expect(Set(stage.bound).count == stage.bound.count, "bound twice while scrolling down")
        await paint(stage.window)
      }
      entered.formUnion(stage.bound)
      #expect(entered == Set(0...expectedCells(stage).last!.item))
      stage.clearRecords()
      for _ in 0..<50 {
        stage.offset -= 34
        #expect(stage.collection.boundItems == expectedCells(stage, goingUp: true))
      }
      #expect(Set(stage.bound).count == stage.bound.count, "bound twice while scrolling up")
      #expect(stage.offset == 0)
      #expect(NumberCell.made - made <= 4, "\(NumberCell.made - made) more cells were created")
    }
  }

  @Test func largeStepsReuseCells() async {
    await withStage(items: 0..<1_000_000) { stage in
      // In the middle of a list, one more row is partly visible than at the top.
      stage.offset = 1000
      await stage.paintFrame()
      let made = NumberCell.made
      for position in stride(from: 3_000.0, through: 49_000_000, by: 2_449_950) {
        stage.clearRecords()
        stage.offset = position
        #expect(stage.collection.boundItems == expectedCells(stage, isFirst: true))
        #expect(stage.bound == expectedCells(stage, isFirst: true).map(\.item))
        await stage.paintFrame()
      }
      stage.offset = 0
      #expect(NumberCell.made - made <= 2, "\(NumberCell.made - made) more cells were created")
      #expect(stage.collection.numberOfCells <= 11)
    }
  }

  @Test func cellIsPreparedForReuse() async {
    await withStage(items: 0..<1000) { stage in
      let first = stage.cell(0)
      stage.offset = 20_000
      #expect(first?.reuses == 1)
      #expect(first?.id != 0)
    }
  }

  @Test func cellsAreDirectChildrenOfTheCollection() async {
    await withStage(items: 0..<100) { stage in
      #expect(stage.collection.children.allSatisfy { $0 is NumberCell })
      #expect(stage.collection.children.count == stage.collection.numberOfCells)
      #expect(stage.collection.accessibleRole == .list)
      #expect(stage.cell(0)?.accessibleRole == .listItem)
    }
  }

  @Test func emptyCollectionHasNoCellsAndCanBeFilledLater() async {
    await withStage { stage in
      #expect(stage.collection.numberOfCells == 0 && stage.bound.isEmpty)
      #expect(!stage.collection.grabFocus())
      stage.apply(Array(0..<3))
      await stage.paintFrame()
      #expect(stage.visibleIDs == [0, 1, 2])
      stage.apply([Int]())
      await stage.paintFrame()
      #expect(stage.collection.boundItems.isEmpty)
      stage.apply([[], [], [7]])
      await stage.paintFrame()
      #expect(stage.collection.boundItems == [ItemIndex(section: 2, item: 0)])
    }
  }

  @Test func unregisteredTypeCanBeDequeued() async {
    await withNoPeerLeft {
      let collection = CollectionView()
      #expect(collection.dequeue(ObjectCell.self, for: ItemIndex(section: 0, item: 0)).container === collection)
      collection.discard()
    }
  }

  private final class TallCell: ObjectCell {
    required init() {
      super.init()
      self.footnoteLabel.numberOfLines = 0
      self.headlineLabel.textColor = .literal(ThemeColor(hex: 0xC01C28))
      // Configured before it is in the cell.
      ownLabel.numberOfLines = 3
      ownLabel.setParent(self)
    }

    let ownLabel = ComponentParts.ObjectCell.footnoteLabel.makeLabel()
  }

  /// Reuses a cell after a change.
  private func reused<Cell: CollectionCell>(
    _ type: Cell.Type, in collection: CollectionView, after change: (Cell) -> Void = { _ in }
  ) -> Cell {
    let cell = collection.dequeue(type, for: at(0))
    change(cell)
    collection.recycle(cell)
    let next = collection.dequeue(type, for: at(1))
    #expect(next === cell)
    return next
  }

  /// An app configures what all items share once.
  @Test func labelConfigurationSurvivesReuse() async {
    await withNoPeerLeft {
      let collection = CollectionView()
      collection.register(ItemCell.self) {
        let cell = ItemCell()
        cell.statusLabel.numberOfLines = 5
        return cell
      }
      collection.register(ContactCell.self) {
        let cell = ContactCell()
        cell.headlineLabel.numberOfLines = 4
        return cell
      }
      for _ in 0..<3 {
        let cell = reused(TallCell.self, in: collection) { cell in
          cell.footnoteLabel.numberOfLines = 1
          cell.ownLabel.numberOfLines = 1
          cell.headlineLabel.numberOfLines = 7
          cell.headlineLabel.textColor = nil
          cell.subheadlineLabel.textColor = .literal(ThemeColor(hex: 0xC01C28))
        }
        #expect(cell.footnoteLabel.numberOfLines == 0 && cell.ownLabel.numberOfLines == 3)
        #expect(cell.headlineLabel.textColor == .literal(ThemeColor(hex: 0xC01C28)))
        // The rest is content.
        #expect(cell.headlineLabel.numberOfLines == ObjectCell().headlineLabel.numberOfLines)
        #expect(cell.subheadlineLabel.textColor == nil)
        cell.removeTintAttributes()
        #expect(cell.headlineLabel.textColor == nil)
        let item = reused(ItemCell.self, in: collection) { $0.statusLabel.resetNumberOfLines() }
        #expect(item.statusLabel.numberOfLines == 5)
        #expect(reused(ContactCell.self, in: collection).headlineLabel.numberOfLines == 4)
      }
      collection.discard()
    }
  }

  @Test func registeredTypeIsCreatedByItsClosure() async {
    await withStage(items: 0..<100) { stage in
      var made: [NumberCell] = []
      stage.collection.register(NumberCell.self) {
        let cell = NumberCell()
        cell.tooltip = "made here"
        made.append(cell)
        return cell
      }
      let pooled = stage.collection.views.pools.values.reduce(0) { $0 + $1.count }
      let cells = (0...pooled).map { _ in stage.collection.dequeue(NumberCell.self, for: ItemIndex(section: 0, item: 0))
      }
      #expect(made.count == 1 && cells.last === made.first && cells.last?.tooltip == "made here")
      // Without a position, it must not be drawn.
      #expect(cells.last?.isChildVisible == false)
      for cell in cells { stage.collection.recycle(cell) }
      made = []
    }
  }
}
