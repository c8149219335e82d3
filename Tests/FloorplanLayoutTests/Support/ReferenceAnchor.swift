import FloorplanLayout

/// The rules A1 and A2 between two problems whose items have identifiers.
struct ReferenceAnchor {
  /// The item that keeps its position, by its old index; nil if the offset stays 0 or no item survives.
  let index: ItemIndex?
  let offset: Double

  init(before: ReferenceLayout, after: ReferenceLayout, offset: Double) {
    let highest = max(0, after.contentSize.height - before.problem.viewportHeight)
    guard offset > 0 else {
      (index, self.offset) = (nil, 0)
      return
    }
    let survivors = before.items.filter { after.item(of: $0.id) != nil }
    let viewport = Rect(
      x: 0, y: offset, width: before.problem.containerWidth, height: before.problem.viewportHeight)
    let visible = survivors.filter { QueryRule.meets($0.frame, viewport, margin: 0) == .yes }
    let anchor =
      visible.first { before.wasMeasured($0.index) } ?? visible.first
      ?? survivors.first { $0.frame.minY >= offset } ?? survivors.last { $0.frame.minY < offset }
    index = anchor?.index
    let moved = anchor.flatMap { old in after.item(of: old.id).map { $0.frame.minY - old.frame.minY } } ?? 0
    self.offset = min(max(offset + moved, 0), highest)
  }
}

extension ReferenceLayout {
  /// The items that have a frame and an identifier, in document order.
  fileprivate var items: [(id: String, index: ItemIndex, frame: Rect)] {
    elements().compactMap { element, frame in
      guard case .item(let index) = element, let id = problem.sections[index.section].items[index.item].id else {
        return nil
      }
      return (id, index, frame)
    }
  }

  /// The item with an identifier, if it has a frame.
  func item(of id: String) -> (index: ItemIndex, frame: Rect)? {
    items.first { $0.id == id }.map { ($0.index, $0.frame) }
  }

  /// Whether the layout requested a measurement, and the host returned one.
  func wasMeasured(_ index: ItemIndex) -> Bool {
    problem.isSelfSizing && problem.sections[index.section].items[index.item].isMeasured
  }
}
