import CGTK
import GTKBridge

/// One stop for Tab around a list in which arrows move: GtkListBox of GTK 4.8 stops at every row.
class TabGroup: CustomWidget {
  /// Where Tab enters.
  private let entry: () -> Widget?

  init(_ child: Widget, entry: @escaping () -> Widget?) {
    self.entry = entry
    super.init()
    child.setParent(self)
  }

  override func focus(_ direction: GtkDirectionType) -> Bool {
    switch direction {
    case .tabForward, .tabBackward: !containsFocus && (entry()?.grabFocus() ?? super.focus(direction))
    default: super.focus(direction)
    }
  }
}
