import FloorplanUI
import GTKBridge

/// A row that shows a widget which belongs to its page.
@MainActor
final class WidgetRow: CollectionCell {
  required init() {
    super.init()
    // What is inside takes the focus.
    isFocusable = false
  }

  override var isInteractive: Bool { false }

  /// The widget, which another row may show after this one.
  weak var content: Widget? {
    didSet {
      guard content !== oldValue else { return }
      if oldValue?.parent === self { oldValue?.unparent() }
      content?.unparent()
      content?.setParent(self)
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    content = nil
  }
}
