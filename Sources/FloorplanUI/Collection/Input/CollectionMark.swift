import FloorplanLayout
import FloorplanTheme
import GTKBridge

/// A CSS node that is drawn above the items and ignores input.
class CollectionMark: CustomWidget {
  override class var accessibleRole: AccessibleRole { .presentation }

  init(_ part: ComponentPart, in collection: CollectionView) {
    super.init()
    addStyleClasses(of: part)
    canTarget = false
    setParent(collection)
  }

  /// Allocates the mark in viewport coordinates, or hides it without a frame.
  final func place(in frame: Rect?) {
    isChildVisible = frame != nil
    guard let frame else { return }
    allocate(
      x: Int(frame.minX.rounded()), y: Int(frame.minY.rounded()),
      width: max(Int(frame.size.width), measured(.horizontal).minimum),
      height: max(Int(frame.size.height), measured(.vertical).minimum))
  }
}

/// The rectangle that selects items while the user draws it.
final class RubberBandMark: CollectionMark {
  override class var cssName: String { "rubberband" }
}

/// The edge of a further cell below a dragged one.
final class DraggedCellMark: CollectionMark {
  override class var cssName: String { "draggedcell" }
}

/// The shadow around a dragged cell.
final class DraggedShadowMark: CollectionMark {
  override class var cssName: String { "draggedshadow" }
}

/// The line that marks the drop position.
final class DropIndicatorMark: CollectionMark {
  override class var cssName: String { "dropindicator" }

  /// The thickness in pixels.
  static let thickness = Int(ComponentParts.CollectionView.dropIndicator.metric(.minimumHeight))
}
