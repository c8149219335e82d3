import FloorplanForms
public import FloorplanUI
public import GTKBridge

/// A bar below its content that displays the last action of an `UndoHistory`, with a button to undo it.
///
///     let undoBar = UndoBar(below: ToastOverlay(navigation), history)
///     window.child = undoBar.root
///     history.add("Order deleted") { store.restore(order) } redo: { store.delete(order) }
///
/// A toast disappears soon and has no button. The bar stays for ten seconds, longer while it contains the focus, and
/// until the next action at most. Afterwards, the keys of the history still work.
@MainActor
public final class UndoBar {
  /// The content, with the bar below it.
  public let root: Box
  /// The displayed history.
  public let history: UndoHistory
  private let content: Widget
  private let bar: ActionBar
  private let label = Label()
  private let button = ActionButton(localized("Undo"))
  private let milliseconds: UInt32
  private var end: LoopSource?

  /// Creates a bar that offers nothing.
  ///
  /// - Parameters:
  ///   - content: The content, which gets the focus when the bar disappears.
  ///   - history: The history of the window, which the new bar displays instead of a previous one.
  ///   - milliseconds: The time until the bar disappears.
  public init(below content: Widget, _ history: UndoHistory = UndoHistory(), milliseconds: UInt32 = 10_000) {
    self.content = content
    self.history = history
    self.milliseconds = milliseconds
    bar = ActionBar(label, [button])
    content.expandsVertically = true
    root = Box(.vertical, [content, bar])
    bar.setMargins(top: 8, leading: 16, bottom: 8, trailing: 16)
    bar.isVisible = false
    label.alignment = 0
    label.numberOfLines = 0
    // A screen reader announces changes of a status.
    label.setAccessibleRole(.status)
    button.tooltip = localized("Undo (Ctrl+Z)")
    button.didSelectHandler = { [weak history] _ in history?.undo() }
    history.onOffer = { [weak self] title in
      if let title { self?.show(title) } else { self?.hide() }
    }
    history.handleKeys(whileDisplaying: content)
  }

  isolated deinit { end?.cancel() }

  /// Whether the bar offers to undo the last action.
  public var isOffering: Bool { bar.isVisible }

  private func show(_ title: String) {
    // Map the bar before its text changes, or the change isn't announced.
    bar.isVisible = true
    label.text = title
    label.setAccessibleLabel(title)
    wait()
  }

  private func wait() {
    end?.cancel()
    end = MainLoop.after(milliseconds: milliseconds) { [weak self] in
      guard let self else { return }
      if bar.containsFocus { wait() } else { hide() }
    }
  }

  private func hide() {
    end?.cancel()
    if bar.containsFocus, !content.moveFocus(.tabForward) { bar.window?.clearFocus() }
    bar.isVisible = false
  }
}

extension UndoHistory {
  /// Displays a message about an undone or redone action over the content of the bar, if it has a ``ToastOverlay``.
  public func report(_ message: String) { content?.showToast(message) }
}
