import FloorplanLayout
import GTKBridge

/// The state of the user's interaction with a collection.
struct InputState {
  /// The item of the last click, for recognizing a double click.
  var clickedItem: ItemIndex?
  /// The item that had the focus before the press.
  var focusBeforePress: ItemIndex?
  /// Whether the press was outside any item.
  var isBackgroundPressed = false

  var drag = CollectionDrag()

  /// The pointer position in viewport coordinates, or nil if it is outside.
  var hover: Point?
  /// Whether items have moved below the pointer, so GTK's hover state may be wrong.
  var overridesHover = false

  /// The number of selection changes since the current report began, or 0 if none is running.
  var selectionChanges = 0
  /// The focus request that arrived before the first layout.
  var pendingFocus: PendingFocus?

  /// A pending focus request.
  struct PendingFocus {
    /// The focused widget at that time, for comparison only, or nil for none.
    let left: UnsafeMutableRawPointer?
  }

  var typeAhead = TypeAhead()
  /// The time in seconds, for type-ahead.
  var clock: () -> Double = { MainLoop.time }
  var menu: OpenMenu?
  var copy: PendingCopy?
  /// The number of changes to the items.
  var changeCount = 0
  /// The item that the caller was asked to move, while it can be tracked.
  var movingItem: ItemIndex?

  /// Updates all indices after changes.
  ///
  /// - Returns: Whether the dragged item still exists.
  mutating func follow(_ changes: CollectionChanges, _ mapping: ItemIndexMapping) -> Bool {
    changeCount += 1
    clickedItem = clickedItem.flatMap(mapping.newIndex)
    focusBeforePress = focusBeforePress.flatMap(mapping.newIndex)
    movingItem = movingItem.flatMap(mapping.newIndex)
    copy?.items.apply(changes)
    return drag.follow(changes, mapping)
  }
}
