import CGTK
import FloorplanLayout
import FloorplanTheme
import GTKBridge

/// A rectangle that is drawn with the pointer to select the items in it.
struct RubberBand {
  /// The corner where it was begun.
  var start: ContentPlace
  /// What was selected when it was begun.
  var before: ItemSelection
  /// What will be selected when it ends here.
  var selection: ItemSelection
  /// What the rectangle meets.
  private(set) var covered = ItemSelection()
  /// What becomes of what was selected before.
  var step = SelectionStep.only
  let mark: RubberBandMark

  init(start: ContentPlace, before: ItemSelection, mark: RubberBandMark) {
    (self.start, self.before, selection, self.mark) = (start, before, before, mark)
  }

  /// Selects these items instead of, or beside, those that were selected.
  mutating func cover(_ items: ItemSelection) {
    covered = items
    selection = step.keepsOthers || step == .range ? before : ItemSelection()
    if step == .toggling { selection.formSymmetricDifference(items) } else { selection.formUnion(items) }
  }
}

/// A place in the content that stays with an item when what is before it turns out to be of another size.
nonisolated struct ContentPlace {
  var index: ItemIndex
  /// From the top left corner of the item, in points.
  var distance: Point
}

/// The node of a rubber band.
final class RubberBandMark: CustomWidget {
  override class var cssName: String { "rubberband" }
  override class var accessibleRole: GtkAccessibleRole { .presentation }

  override init() {
    super.init()
    become(ComponentParts.CollectionView.rubberBand)
    canBeTarget = false
  }
}
