import GTKBridge

/// A container for one widget, which discards the previous one.
final class ContentHost {
  let root = Box(.vertical)
  private var content: Widget?

  init() { root.expandsVertically = true }

  func show(_ widget: Widget) {
    clear()
    widget.expandsVertically = true
    widget.expandsHorizontally = true
    root.append(widget)
    content = widget
  }

  func clear() {
    guard let content else { return }
    self.content = nil
    content.removePermanently()
  }
}
