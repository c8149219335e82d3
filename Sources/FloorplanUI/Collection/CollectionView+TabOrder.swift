import CGTK
import FloorplanLayout
import GTKBridge

extension CollectionView {
  /// Moves the focus with Tab in reading order: the controls in visible headers and footers, and the items between them
  /// as one tab stop.
  final func moveFocusInReadingOrder(_ direction: GtkDirectionType) -> Bool {
    guard direction == .tabForward || direction == .tabBackward, hasSize, !liveSupplementaryViews.isEmpty else {
      return moveFocusThroughItems(direction)
    }
    let current = liveSupplementaryViews.first { $0.value.containsFocus }
    if let current {
      if current.value.moveFocus(direction) { return true }
    } else if containsFocus {
      if moveFocusThroughItems(direction) { return true }
      // Another focused child, such as a context menu, keeps the focus.
      guard focusedItem != nil else { return false }
    }
    var stops = liveSupplementaryViews.keys.map(\.element)
    if let item = focusedItem ?? focusIndex ?? itemsInSight.first { stops.append(.item(item)) }
    stops.sort { Self.readingOrder($0) < Self.readingOrder($1) }
    if direction == .tabBackward { stops.reverse() }
    let here = current?.key.element ?? focusedItem.map(LayoutElement.item)
    let next = here.flatMap(stops.firstIndex).map { stops[($0 + 1)...] } ?? stops[...]
    return next.contains { stop in
      if case .item = stop { return moveFocusThroughItems(direction) }
      return liveView(of: stop)?.moveFocus(direction) ?? false
    }
  }

  private static func readingOrder(_ element: LayoutElement) -> (section: Int, place: Int) {
    switch element {
    case .header(let section): (section, -1)
    case .item(let index): (index.section, index.item)
    case .footer(let section): (section, .max)
    }
  }
}
