import FloorplanLayout
import FloorplanTheme
import GTKBridge

/// The check circle of a cell in multiple selection: empty, or checked if the item is selected.
final class SelectionMark: CustomWidget {
  private typealias Parts = ComponentParts.CollectionView
  private let checkmark = SourceImage(of: Parts.selectionCheckmark)

  override class var cssName: String { "selectionmark" }
  // The cell reports the selection.
  override class var accessibleRole: AccessibleRole { .presentation }

  /// The width that the circle takes from the other content of a cell, including the gap after it.
  static var reservedWidth: Int { diameter + Parts.selectionMark[.columnGap] }
  private static var diameter: Int { Parts.selectionCheckmark[.iconSize] }

  override init() {
    super.init()
    addStyleClasses(of: Parts.selectionMark)
    canTarget = false
    checkmark.widget.setAccessibleRole(.presentation)
    checkmark.widget.isVisible = false
    checkmark.show(.indicator(.positive))
    checkmark.widget.setParent(self)
  }

  var isChecked = false {
    didSet {
      guard isChecked != oldValue else { return }
      setState(.selected, isChecked)
      checkmark.widget.setState(.selected, isChecked)
      checkmark.widget.isVisible = isChecked
    }
  }

  /// Allocates the circle in the content box of its cell.
  ///
  /// - Parameters:
  ///   - width: The width of the box.
  ///   - height: The height of the box.
  ///   - isOverlay: Whether the circle is in the top trailing corner, rather than vertically centered at the leading
  ///     edge.
  ///   - isMirrored: Whether the leading edge is the right one.
  func place(width: Int, height: Int, isOverlay: Bool, isMirrored: Bool) {
    let (wide, high) = (measured(.horizontal).natural, measured(.vertical).natural)
    let x = isOverlay ? width - wide - Parts.selectionMark[.imageGap] : (Self.diameter - wide) / 2
    let y = isOverlay ? Parts.selectionMark[.imageGap] : (height - high) / 2
    allocate(x: isMirrored ? width - x - wide : x, y: y, width: wide, height: high)
  }

  // The checkmark doesn't affect the size, so selecting an item doesn't move anything.
  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement { Measurement(0) }

  /// Centers the checkmark on the circle, whose border it covers.
  override func sizeAllocate(width: Int, height: Int) {
    guard checkmark.widget.isVisible else { return }
    let (wide, high) = (checkmark.widget.measured(.horizontal).natural, checkmark.widget.measured(.vertical).natural)
    checkmark.widget.allocate(x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high)
  }
}

extension CollectionView {
  /// The width that check circles take from the content next to them.
  var selectionMarkWidth: Int { selectionMode == .multiple ? SelectionMark.reservedWidth : 0 }
}
