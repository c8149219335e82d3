import CGTK
import GTKBridge

/// Gives its child no more than the width that it would like, at the leading edge.
///
/// An alignment alone would not do: GTK measures the child's height for the whole width.
final class NaturalWidth: CustomWidget {
  override class var cssName: String { "naturalwidth" }

  init(_ child: Widget) {
    super.init()
    child.setParent(self)
  }

  private func childWidth(_ child: Widget, in width: Int) -> Int {
    let wanted = child.measured(.horizontal)
    return max(wanted.minimum, min(wanted.natural, width))
  }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    guard let child = children.first else { return Measurement(0) }
    guard orientation == .vertical, forSize >= 0 else { return child.measured(orientation) }
    return child.measured(.vertical, forSize: childWidth(child, in: forSize))
  }

  override func sizeAllocate(width: Int, height: Int) {
    guard let child = children.first else { return }
    let childWidth = childWidth(child, in: width)
    let childHeight = max(height, child.measured(.vertical, forSize: childWidth).minimum)
    child.allocate(x: direction == .rtl ? width - childWidth : 0, width: childWidth, height: childHeight)
  }
}
