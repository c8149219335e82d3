import FloorplanTheme
import GTKBridge

/// A short message over the page, which goes by itself.
final class Toast {
  let root = Label()
  private var timer: LoopSource?
  private static let milliseconds: UInt32 = 5000

  init() {
    root.setAccessibleRole(.status)
    root.horizontalAlignment = .center
    root.verticalAlignment = .end
    root.setMargins(bottom: 32)
    root.wraps = true
    root.justification = .center
    root.numberOfLines = 3
    // GTK's own look for what floats over content: it stands out from every page.
    for name in ["gallery-toast", "osd", TextStyle.subheadline.utilityClass] { root.addStyleClass(name) }
    root.isVisible = false
  }

  /// Shows a message for some seconds.
  func show(_ message: String) {
    root.text = message
    // GTK 4.8 has no announcements: a status whose name changes is the nearest thing.
    root.setAccessibleLabel(message)
    root.isVisible = true
    timer?.cancel()
    timer = MainLoop.after(milliseconds: Self.milliseconds) { [weak root] in root?.isVisible = false }
  }

  /// Forgets a message that is still shown.
  func cancel() { timer?.cancel() }
}
