import FloorplanLayout
import GTKBridge

/// What the caller lets people do with the items of a collection.
struct InputHandlers {
  var canSelect: ((ItemIndex) -> Bool)?
  var itemName: ((ItemIndex) -> String?)?
  var canMoveItem: ((ItemIndex) -> Bool)?
  var moveItem: ((_ from: ItemIndex, _ to: ItemIndex) -> Void)?
  var contextMenu: ((ItemIndex) -> [ContextMenuItem])?
  var copyableText: ((ItemIndex) -> String?)?
}

/// What people are about to do with a collection, and what they began with.
struct InputState {
  /// Where a range of selected items begins that ends where people click next.
  var rangeStart: ItemIndex?
  /// The item that the last click was on; a second one makes it a double click.
  var clickedItem: ItemIndex?
  /// The item that had the focus before the pointer went down.
  var focusBeforePress: ItemIndex?
  /// Whether the pointer went down where no item is.
  var isRoomPressed = false

  /// Where the pointer went down to drag, in the viewport; nil where nothing is to come of it.
  var dragStart: Point?
  /// Where the pointer is while it drags, in the viewport.
  var pointer = Point.zero
  var band: RubberBand?
  var lift: ItemLift?
  var isAutoscrolling = false

  /// Where the pointer is, in the viewport; nil where it is elsewhere.
  var hover: Point?
  /// Whether the collection has scrolled below the pointer: GTK may be wrong about what that is over.
  var knowsHover = false

  /// How often the selection has changed since the caller began to be told; 0 where nobody is.
  var selectionChanges = 0
  /// That people, or a window that opened, came here for the focus before there was anything to give it to.
  var awaitedFocus: AwaitedFocus?

  /// A focus that is still where people came from.
  struct AwaitedFocus {
    /// What has it until then, to be compared only; nil for nothing.
    let left: UnsafeMutableRawPointer?
  }

  var typeAhead = TypeAhead()
  /// The time in seconds, for what is typed.
  var clock: () -> Double = { MainLoop.time }
  var menu: OpenContextMenu?
  /// How often items came, went or moved.
  var changeCount = 0
  /// The item that the caller was asked to move, as long as it can be followed.
  var movingItem: ItemIndex?

  /// Keeps everything with its items.
  ///
  /// - Returns: Whether what is being dragged is still there.
  mutating func follow(_ changes: CollectionChanges, _ mapping: ItemIndexMapping) -> Bool {
    changeCount += 1
    rangeStart = rangeStart.flatMap(mapping.newIndex)
    clickedItem = clickedItem.flatMap(mapping.newIndex)
    focusBeforePress = focusBeforePress.flatMap(mapping.newIndex)
    movingItem = movingItem.flatMap(mapping.newIndex)
    if let index = band?.start.index {
      guard let new = mapping.newIndex(ofItemAt: index) else { return false }
      band?.start.index = new
      band?.before.apply(changes)
      band?.selection.apply(changes)
    }
    if let index = lift?.index {
      guard let new = mapping.newIndex(ofItemAt: index) else { return false }
      lift?.index = new
      lift?.drop = nil
    }
    return true
  }
}
