import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

extension CollectionView {
  /// Clicks with modifier keys, which an emitted signal can't contain.
  func click(_ x: Double, _ y: Double, _ modifiers: ModifierKeys, count: Int = 1) {
    press(at: Point(x: x, y: y))
    _ = release(at: Point(x: x, y: y), count: count, modifiers: modifiers)
  }

  /// Double-clicks.
  func doubleClick(_ x: Double, _ y: Double, _ modifiers: ModifierKeys = []) {
    click(x, y, modifiers)
    click(x, y, modifiers, count: 2)
  }

  /// Presses the primary button and moves the pointer, with the button down.
  func startDrag(from start: Point, to end: Point) throws {
    let gesture = try #require(controllers(of: DragGesture.self).first)
    gesture.emit("drag-begin", start.x, start.y)
    gesture.emit("drag-update", end.x - start.x, end.y - start.y)
  }

  /// Moves the pointer with the button down, to a distance from the press.
  func continueDrag(by x: Double, _ y: Double) throws {
    try #require(controllers(of: DragGesture.self).first).emit("drag-update", x, y)
  }

  /// Releases the button.
  func drop() throws {
    try #require(controllers(of: DragGesture.self).first).emit("drag-end", 0.0, 0.0)
  }

  /// The selected items of the first section, by index.
  var selectedNumbers: [Int] { selection.map(\.item) }
  /// The items of the first section whose cells are displayed as selected.
  var selectedCells: [Int] { boundItems.filter { cell(at: $0)?.isSelected == true }.map(\.item) }
}

/// An index in the first section.
nonisolated func at(_ item: Int) -> ItemIndex { ItemIndex(section: 0, item: item) }
