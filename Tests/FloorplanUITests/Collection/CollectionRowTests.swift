import CGTK
import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// A table whose rows are collections, with plain rows between them.
private final class TableStage {
  let window = Window()
  let table = CollectionView(layout: AutosizingColumnFlowLayout(numberOfColumns: 1, minimumLineSpacing: 0))
  private var source: CollectionDataSource<Int, Int>?
  private(set) var sections: [CollectionSection<Int, Int>] = []

  /// Rows 0, 2, 4 … are plain; rows 1, 3, 5 … are collections with the given number of items.
  init(_ counts: [Int], layout: (any CollectionLayout)?) {
    UnevenCell.height = { 20 + ($0 % 7) * 10 }
    sections = counts.enumerated().map { position, count in
      let section = CollectionSection<Int, Int>(name: "Parts \(position)", layout: layout) { collection, index, id in
        let cell = collection.dequeue(UnevenCell.self, for: index)
        cell.id = id
        return cell
      }
      Self.fill(section, count)
      return section
    }
    source = CollectionDataSource(table) { [weak self] table, index, id in
      if let self, id % 2 == 1 { return sections[id / 2].row(for: index, in: table) }
      let cell = table.dequeue(NumberCell.self, for: index)
      cell.id = id
      return cell
    }
    NumberCell.requestedHeight = 40
    source?.show(Array(0..<counts.count * 2 + 1))
    window.child = ScrolledWindow(table)
  }

  static func fill(_ section: CollectionSection<Int, Int>, _ count: Int) {
    do {
      try section.apply(CollectionSnapshot([Array(0..<count)]))
    } catch {
      Issue.record("\(error)")
    }
  }

  func show(_ width: Int = 400, _ height: Int = 500) async {
    window.defaultSize = (width, height)
    window.present()
    let isShown = await turnUntil { [self] in table.width == width && table.height == height }
    #expect(isShown)
    // A cell that has the focus stays when it is scrolled out of view.
    window.clearFocus()
    table.focusIndex = nil
    await paint(window, frames: 3)
  }

  func row(_ item: Int) -> CollectionCell? { table.cell(at: ItemIndex(section: 0, item: item)) }
  func frame(_ item: Int) -> [Double]? { row(item)?.bounds(in: table).map { [$0.x, $0.y, $0.width, $0.height] } }
  func inner(_ item: Int) -> CollectionView? { (row(item) as? CollectionRow)?.collectionView }
}

@Suite(.serialized) struct CollectionRowTests {
  private func withTable(
    _ counts: [Int], layout: (any CollectionLayout)? = AutosizingColumnFlowLayout(numberOfColumns: 1),
    _ body: (TableStage) async -> Void
  ) async {
    await withNoPeerLeft {
      let stage = TableStage(counts, layout: layout)
      await stage.show()
      await body(stage)
      stage.window.close()
    }
  }

  /// The height of the items of a column, including gaps of 10.
  private func columnHeight(_ count: Int) -> Double {
    Double((0..<count).reduce(0) { $0 + 20 + ($1 % 7) * 10 } + max(0, count - 1) * 10)
  }

  @Test func rowIsAsHighAsAllItsItems() async {
    await withTable([3, 0, 5]) { stage in
      #expect(stage.frame(0) == [0, 0, 400, 40])
      #expect(stage.frame(1) == [0, 40, 400, columnHeight(3)])
      #expect(stage.frame(3)?[3] == 0)
      #expect(stage.inner(1)?.boundItems.count == 3)
      #expect(stage.inner(1)?.cell(at: ItemIndex(section: 0, item: 2))?.isMapped == true)
      #expect(stage.frame(5)?[3] == columnHeight(5))
    }
  }

  @Test func rowHeightFollowsItsItems() async {
    await withTable([3, 2]) { stage in
      TableStage.fill(stage.sections[0], 5)
      await paint(stage.window)
      #expect(stage.frame(1)?[3] == columnHeight(5))
      #expect(stage.frame(2)?[1] == 40 + columnHeight(5))
      TableStage.fill(stage.sections[0], 1)
      await paint(stage.window)
      #expect(stage.frame(1)?[3] == 20 && stage.frame(2)?[1] == 60)
    }
  }

  @Test func growingItemIncreasesTheRowHeightInTheSameFrame() async {
    await withTable([3, 2]) { stage in
      UnevenCell.height = { 20 + ($0 % 7) * 10 + ($0 == 1 ? 100 : 0) }
      stage.inner(1)?.cell(at: ItemIndex(section: 0, item: 1))?.queueResize()
      await paint(stage.window)
      #expect(stage.frame(1)?[3] == columnHeight(3) + 100)
      #expect(stage.frame(2)?[1] == 40 + columnHeight(3) + 100)
    }
  }

  @Test func resizeChangesTheNumberOfColumns() async {
    await withTable([12], layout: HorizontalFlowLayout(itemSize: Size(width: 100, height: 50))) { stage in
      // Three in a line of 400: four lines.
      #expect(stage.frame(1)?[3] == 230.0)
      await stage.show(720, 500)
      // Six in a line.
      #expect(stage.frame(1)?[3] == 110.0)
    }
  }

  @Test func horizontalSectionScrollsInsideItsRow() async {
    let strip = HorizontalScrollLayout(itemSize: Size(width: 100, height: 60))
    await withTable([1000, 1000], layout: strip) { stage in
      #expect(stage.frame(1) == [0, 40, 400, 60])
      let inner = stage.inner(1)
      #expect((inner?.numberOfCells ?? 99) <= 6)
      inner?.horizontalAdjustment?.value = 5000
      await paint(stage.window)
      #expect(inner?.contentOffset == Point(x: 5000, y: 0))
      #expect(stage.inner(3)?.contentOffset == .zero)
      #expect(stage.table.contentOffset == .zero)
    }
  }

  @Test func itemsAndScrollPositionAreKeptWhileTheRowIsOffscreen() async {
    let strip = HorizontalScrollLayout(itemSize: Size(width: 100, height: 60))
    await withTable(Array(repeating: 50, count: 40), layout: strip) { stage in
      stage.inner(1)?.horizontalAdjustment?.value = 730
      await paint(stage.window)
      stage.table.scrollTo(ItemIndex(section: 0, item: 60), .leading)
      await paint(stage.window)
      #expect(stage.sections[0].collectionView == nil)
      TableStage.fill(stage.sections[0], 45)
      stage.table.scrollTo(ItemIndex(section: 0, item: 0), .leading)
      await paint(stage.window, frames: 2)
      #expect(stage.inner(1)?.contentOffset.x == 730)
      #expect(stage.inner(1)?.numberOfItems == 45)
      // The rows in between were bound to other rows in the same cells.
      #expect(stage.table.numberOfCells < 20)
    }
  }

  @Test(arguments: [(400, 2, 65), (420, 3, 14), (720, 5, 22), (1200, 9, 11)])
  func itemRowsChooseTheirColumns(width: Int, columns: Int, gap: Int) async {
    // Without the insets of 16: 120 for each item and gaps from 6 to 65; the rest is at the end of the line.
    let layout = MultiRowLayout().columns(in: Double(width))
    #expect(layout.numberOfColumns == columns && layout.minimumInteritemSpacing == Double(gap))
    await withTable([10], layout: nil) { stage in
      await stage.show(width, 500)
      let row = stage.row(1) as? ItemCollectionRow
      #expect(row != nil)
      let first = stage.inner(1)?.cell(at: ItemIndex(section: 0, item: 0))?.bounds(in: stage.table)
      #expect(first?.x == 16)
      #expect(first?.width == 120)
      let lines = (10 + columns - 1) / columns
      let tops = Set(
        (0..<10).compactMap { stage.inner(1)?.cell(at: ItemIndex(section: 0, item: $0))?.bounds(in: stage.table)?.y })
      #expect(tops.count == lines)
    }
  }

  @Test func rowsMoveByTheStepWhileCollectionsAppear() async {
    await withTable((0..<60).map { $0 % 9 }) { stage in
      stage.table.scrollTo(ItemIndex(section: 0, item: 100), .leading)
      await paint(stage.window, frames: 2)
      for frame in 0..<80 {
        let before = stage.table.boundItems.compactMap { index -> (ItemIndex, Double)? in
          guard let cell = stage.table.cell(at: index), cell.isMapped else { return nil }
          return cell.bounds(in: stage.table).map { (index, $0.y) }
        }
        let value = stage.table.verticalAdjustment?.value ?? 0
        stage.table.verticalAdjustment?.value = value - 41
        let step = (stage.table.verticalAdjustment?.value ?? 0) - value
        await paint(stage.window)
        for (index, y) in before {
          guard let cell = stage.table.cell(at: index), cell.isMapped else { continue }
          let now = cell.bounds(in: stage.table)?.y
          #expect(now == y - step, "frame \(frame), \(index)")
        }
      }
    }
  }

  // MARK: Keyboard

  /// Presses a key at the focus: the innermost collection gets it first, then the outer ones.
  private func press(_ key: Key, _ stage: TableStage) -> Bool {
    let inner = [1, 3].compactMap(stage.inner).first(where: \.containsFocus)
    return [inner, stage.table].compactMap(\.self).contains { $0.handle(key, []) }
  }

  private func innerFocus(_ item: Int, _ stage: TableStage) -> Int? { stage.inner(item)?.focusedItem?.item }

  @Test func arrowKeysEnterAndLeaveARow() async {
    await withTable([3, 3]) { stage in
      stage.table.focusItem(at: ItemIndex(section: 0, item: 0))
      for expected in 0..<3 {
        #expect(press(.down, stage))
        #expect(innerFocus(1, stage) == expected)
      }
      #expect(press(.down, stage))
      #expect(stage.table.focusedItem?.item == 2 && stage.row(2)?.hasFocus == true)
      // From below, the focus moves to the last item.
      #expect(press(.up, stage))
      #expect(innerFocus(1, stage) == 2)
      for _ in 0..<3 { #expect(press(.up, stage)) }
      #expect(stage.row(0)?.hasFocus == true)
    }
  }

  @Test func horizontalRowRemembersItsFocusedItem() async {
    await withTable([40, 40], layout: HorizontalScrollLayout(itemSize: Size(width: 100, height: 60))) { stage in
      stage.table.focusItem(at: ItemIndex(section: 0, item: 0))
      #expect(press(.down, stage))
      for _ in 0..<7 { #expect(press(.right, stage)) }
      #expect(innerFocus(1, stage) == 7)
      // The row has scrolled along.
      #expect((stage.inner(1)?.contentOffset.x ?? 0) > 0)
      #expect(press(.down, stage))
      #expect(stage.row(2)?.hasFocus == true)
      #expect(press(.up, stage))
      #expect(innerFocus(1, stage) == 7)
    }
  }

  @Test func returnKeyActivatesTheItemNotTheRow() async {
    await withTable([3]) { stage in
      var activated: [String] = []
      stage.table.onActivate = { activated.append("row \($0.item)") }
      stage.inner(1)?.onActivate = { activated.append("item \($0.item)") }
      stage.table.focusItem(at: ItemIndex(section: 0, item: 0))
      #expect(press(.down, stage))
      #expect(press(.enter, stage))
      #expect(activated == ["item 0"])
    }
  }

  @Test func horizontalDeltasScrollRowsEvenAfterReuse() async {
    await withTable(
      [30, 30, 30, 30, 30, 30, 30, 30], layout: HorizontalScrollLayout(itemSize: Size(width: 96, height: 90))
    ) { stage in
      for offset in [0.0, 300, 600, 0] {
        stage.table.verticalAdjustment?.value = offset
        await paint(stage.window, frames: 3)
        let rows = stage.table.boundItems.compactMap { stage.table.cell(at: $0) as? CollectionRow }
        #expect(!rows.isEmpty)
        for row in rows {
          let axes = row.collectionView.parent?.controllers.compactMap { ($0 as? ScrollController)?.axes } ?? []
          #expect(axes.contains { $0.contains(.horizontal) } && axes.allSatisfy { !$0.contains(.vertical) })
        }
      }
    }
  }

  @Test func collectionRowsAreNeitherSelectedNorActivated() async {
    await withTable([4, 4], layout: AutosizingColumnFlowLayout(numberOfColumns: 2)) { stage in
      let (table, container) = (stage.table, ItemIndex(section: 0, item: 1))
      var activated: [ItemIndex] = []
      table.onActivate = { activated.append($0) }
      table.selectionMode = .multiple
      table.focusItem(at: ItemIndex(section: 0, item: 0))
      table.selectAll()
      #expect(table.selection.map(\.item) == [0, 2, 4])
      #expect(table.cell(at: container)?.isSelected == false)
      table.deselectAll()
      #expect(table.handle(.down, []))
      #expect(table.selection.isEmpty && table.cell(at: container)?.containsFocus == true)
      // Its action isn't that of the table's items.
      table.cell(at: container)?.activateAction("item.activate")
      #expect(activated.isEmpty)
      table.cell(at: ItemIndex(section: 0, item: 2))?.activateAction("item.activate")
      #expect(activated == [ItemIndex(section: 0, item: 2)])
    }
  }
}
