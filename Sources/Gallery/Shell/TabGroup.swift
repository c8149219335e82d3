import GTKBridge

/// A single tab stop for a list in which arrow keys move the focus.
///
/// In GTK 4.8, each row of a GtkListBox is a tab stop.
class TabGroup: CustomWidget {
  /// Called after the child has its size.
  var onLayout: (() -> Void)?
  /// Returns the widget that receives the focus from Tab.
  private let entry: () -> Widget?

  init(_ child: Widget, entry: @escaping () -> Widget?) {
    self.entry = entry
    super.init()
    child.setParent(self)
  }

  override func sizeAllocate(width: Int, height: Int) {
    super.sizeAllocate(width: width, height: height)
    onLayout?()
  }

  override func focus(_ direction: FocusDirection) -> Bool {
    switch direction {
    case .tabForward, .tabBackward: !containsFocus && (entry()?.grabFocus() ?? super.focus(direction))
    default: super.focus(direction)
    }
  }
}
