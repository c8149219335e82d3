import CGTK
import FloorplanLayout
import FloorplanTheme
import GTKBridge

/// An item that is dragged to another place.
struct ItemLift {
  var index: ItemIndex
  /// Where the pointer holds its cell, from the cell's top left corner.
  let grip: Point
  /// Where it goes if it is let go of here; nil for nowhere.
  var drop: DropPlace?
  let mark: DropIndicatorMark
}

/// A place between items.
nonisolated struct DropPlace: Equatable {
  /// The item beside the place.
  var neighbor: ItemIndex
  /// Whether the place is behind that item in the order of the document.
  var isBehind: Bool
  /// Whether items stand side by side there, rather than one above the other.
  var isSideBySide: Bool

  /// The place that an item has once it was taken out and put here.
  func destination(of index: ItemIndex) -> ItemIndex {
    var target = neighbor
    if isBehind { target.item += 1 }
    if target.section == index.section, target.item > index.item { target.item -= 1 }
    return target
  }
}

/// The node of the line that shows where an item goes.
final class DropIndicatorMark: CustomWidget {
  private typealias Parts = ComponentParts.CollectionView

  override class var cssName: String { "dropindicator" }
  override class var accessibleRole: GtkAccessibleRole { .presentation }

  override init() {
    super.init()
    become(Parts.dropIndicator)
    canBeTarget = false
  }

  /// In pixels.
  static let thickness = Int(Parts.dropIndicator.metric(.minimumHeight))
}
