import CGTK
import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

extension CollectionView {
  /// Clicks with keys held, which an emitted signal cannot tell.
  func click(_ x: Double, _ y: Double, _ held: GdkModifierType, count: Int = 1) {
    press(at: Point(x: x, y: y))
    _ = release(at: Point(x: x, y: y), count: count, held: held)
  }

  /// Clicks twice in a row.
  func doubleClick(_ x: Double, _ y: Double, _ held: GdkModifierType = []) {
    click(x, y, held)
    click(x, y, held, count: 2)
  }

  /// Presses the primary button and moves the pointer, which stays down.
  func startDrag(from start: Point, to end: Point) throws {
    let gesture = try #require(controllers(of: DragGesture.self).first)
    gesture.emit("drag-begin", start.x, start.y)
    gesture.emit("drag-update", end.x - start.x, end.y - start.y)
  }

  /// Moves the pointer, which is down, to a distance from where it went down.
  func dragOn(by x: Double, _ y: Double) throws {
    try #require(controllers(of: DragGesture.self).first).emit("drag-update", x, y)
  }

  /// Lets go of the button.
  func drop() throws {
    try #require(controllers(of: DragGesture.self).first).emit("drag-end", 0.0, 0.0)
  }

  /// The selected items of the first section, by their positions.
  var selectedNumbers: [Int] { selection.map(\.item) }
  /// The items of the first section whose cells show that they are selected.
  var shownAsSelected: [Int] { itemsWithCells.filter { cell(at: $0)?.isSelected == true }.map(\.item) }
}

/// A place in the first section.
nonisolated func at(_ item: Int) -> ItemIndex { ItemIndex(section: 0, item: item) }
