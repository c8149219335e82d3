import FloorplanForms
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The bar of a ``ToastOverlay`` with the last action of its history, and a button to undo it.
final class UndoBar {
  let history: UndoHistory
  let bar: ActionBar
  let button = ActionButton(localized("Undo"))
  private let label = Label()
  private let moveFocus: () -> Bool
  @Pending private var end: LoopSource?

  /// The time until the bar disappears, in milliseconds.
  private static let duration: UInt32 = 10_000

  /// Creates a bar that offers nothing.
  ///
  /// - Parameters:
  ///   - history: The history, which the new bar displays instead of a previous one.
  ///   - moveFocus: Moves the focus to the content when the bar disappears, and returns whether that was possible.
  init(_ history: UndoHistory, moveFocus: @escaping () -> Bool) {
    self.history = history
    self.moveFocus = moveFocus
    bar = ActionBar(label, [button])
    bar.setMargins(of: ComponentParts.ModalForm.footer)
    bar.isVisible = false
    label.alignment = 0
    label.numberOfLines = 0
    label.announcesText = true
    button.tooltip = localized("Undo (Ctrl+Z)")
    button.didSelectHandler = { [weak history] _ in history?.undo() }
    history.onOffer = { [weak self] title in
      if let title { self?.show(title) } else { self?.hide() }
    }
  }

  /// Whether the bar offers to undo the last action.
  var isOffering: Bool { bar.isVisible }

  private func show(_ title: String) {
    // Map the bar before its text changes, or the change isn't announced.
    bar.isVisible = true
    label.text = title
    label.setAccessibleLabel(title)
    wait()
  }

  private func wait() {
    end = MainLoop.after(milliseconds: Self.duration) { [weak self] in
      guard let self else { return }
      if bar.containsFocus { wait() } else { hide() }
    }
  }

  private func hide() {
    end = nil
    if bar.containsFocus, !moveFocus() { bar.window?.clearFocus() }
    bar.isVisible = false
  }
}
