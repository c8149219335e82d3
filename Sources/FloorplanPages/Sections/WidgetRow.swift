import FloorplanUI
import GTKBridge

/// A row that displays a widget owned by its page.
final class WidgetRow: CollectionCell {
  required init() {
    super.init()
    // The content takes the focus.
    isFocusable = false
    // The content doesn't cover the round corners of a group.
    overflow = .hidden
  }

  override var isInteractive: Bool { false }

  /// The widget, which may move to another row later.
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
