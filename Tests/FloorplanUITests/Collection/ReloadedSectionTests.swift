import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// Sections whose items stay and change their content.
@Suite(.serialized) struct ReloadedSectionTests {
  /// A cell of another type.
  private final class OtherCell: CollectionCell {
    var id: Int?
    override var copyableText: String? { id.map { "other \($0)" } }
  }

  /// A header with the name of its section.
  private final class Heading: CollectionReusableView {
    var text = ""
    override func prepareForReuse() {
      super.prepareForReuse()
      text = ""
    }
  }

  /// A collection of numbers by index.
  private final class Stage {
    let window = Window()
    let collection = CollectionView(layout: HorizontalFlowLayout(itemSize: Size(width: 10_000, height: 40)))
    private(set) var source: IndexedDataSource?
    var numbers = Array(0..<30)
    /// The numbers in cells of the other type.
    var others: Set<Int> = []

    init() {
      NumberCell.requestedHeight = 40
      window.child = ScrolledWindow(collection)
      collection.headerHeight = { _ in .points(20) }
      collection.supplementaryViewProvider = { [weak self] view, kind, section in
        guard let self, kind == .header else { return nil }
        let heading = view.dequeue(Heading.self, for: kind, ofSection: section)
        heading.text = "from \(numbers[0])"
        return heading
      }
      source = IndexedDataSource(collection) { [weak self] view, index in
        guard let number = self?.numbers[index.item], self?.others.contains(number) == false else {
          let cell = view.dequeue(OtherCell.self, for: index)
          cell.id = self?.numbers[index.item]
          return cell
        }
        let cell = view.dequeue(NumberCell.self, for: index)
        cell.id = number
        return cell
      }
      source?.reload([numbers.count])
    }

    func show() async {
      window.defaultSize = (300, 400)
      window.present()
      let isShown = await turnUntil { [self] in window.isMapped && collection.width == 300 }
      #expect(isShown)
      await paint(window, frames: 2)
    }

    var cells: [CollectionCell?] { collection.boundItems.map { collection.cell(at: $0) } }
    var displayed: [Int] { cells.compactMap { ($0 as? NumberCell)?.id ?? ($0 as? OtherCell)?.id } }
  }

  private func withNumbers(_ body: (Stage) async throws -> Void) async rethrows {
    try await withNoPeerLeft {
      let stage = Stage()
      await stage.show()
      try await body(stage)
      stage.window.close()
    }
  }

  @Test func keptItemDisplaysItsNewContentInItsCell() async {
    await withNumbers { stage in
      stage.collection.selectionMode = .single
      stage.collection.focusItem(at: at(2))
      stage.collection.selectedItem = at(2)
      let cells = stage.cells
      let before = stage.displayed
      stage.numbers = stage.numbers.map { $0 + 100 }
      stage.source?.apply(CollectionChanges(reloadedSections: [0]), counts: [30])
      // Immediately, before any frame.
      #expect(stage.displayed == before.map { $0 + 100 } && stage.cells == cells)
      let heading = stage.collection.supplementaryView(.header, ofSection: 0) as? Heading
      #expect(heading?.text == "from 100")
      #expect(stage.collection.focusedItem == at(2) && stage.collection.selectedItem == at(2))
      #expect(stage.collection.cell(at: at(2))?.isSelected == true)
      await paint(stage.window, frames: 2)
      #expect(stage.cells == cells)
    }
  }

  @Test func movedItemsDisplayTheirNewContent() async {
    await withNumbers { stage in
      let second = stage.collection.cell(at: at(1))
      stage.numbers = [500] + stage.numbers.map { $0 + 100 }
      stage.source?.apply(
        CollectionChanges(
          reloadedSections: [0], insertedItems: [CollectionChanges.ItemRange(section: 0, items: 0..<1)]),
        counts: [31])
      await paint(stage.window, frames: 2)
      #expect(stage.collection.cell(at: at(2)) === second && (second as? NumberCell)?.id == 101)
      stage.collection.contentOffset = .zero
      await paint(stage.window, frames: 2)
      #expect(stage.displayed.starts(with: [500, 100, 101]))
    }
  }

  @Test func cellOfAnotherTypeTakesPositionAndFocus() async {
    await withNumbers { stage in
      stage.collection.focusItem(at: at(2))
      let old = stage.collection.cell(at: at(2))
      stage.others = [2]
      stage.source?.apply(CollectionChanges(reloadedSections: [0]), counts: [30])
      await paint(stage.window, frames: 2)
      let new = stage.collection.cell(at: at(2))
      #expect((new as? OtherCell)?.id == 2 && new?.containsFocus == true && stage.collection.focusedItem == at(2))
      #expect(old?.isMapped == false && old?.index == nil)
      #expect(stage.displayed.prefix(4) == [0, 1, 2, 3])
    }
  }
}
