import CGTK
import FloorplanForms
import FloorplanUI
public import GTKBridge

/// A bar below its content that offers to undo the last action, with a button and Control+Z.
///
///     let undoBar = UndoBar(below: ToastOverlay(navigation))
///     window.child = undoBar.root
///     undoBar.offer("Order deleted") { store.restore(order) }
///
/// A toast disappears soon and has no button. The bar stays for ten seconds, longer while it contains the focus, and
/// until the next offer at most.
@MainActor
public final class UndoBar {
  /// The content, with the bar below it.
  public let root: Box
  private let content: Widget
  private let bar: ActionBar
  private let label = Label()
  private let button = ActionButton(localized("Undo"))
  private let milliseconds: UInt32
  private var undo: (() -> Void)?
  private var end: LoopSource?
  /// Whether the user may have typed since the offer.
  private var hasTyped = false

  /// Creates a bar that offers nothing.
  ///
  /// - Parameters:
  ///   - content: The content, which gets the focus when the bar disappears.
  ///   - milliseconds: The time until the bar disappears.
  public init(below content: Widget, milliseconds: UInt32 = 10_000) {
    self.content = content
    self.milliseconds = milliseconds
    bar = ActionBar(label, [button])
    content.expandsVertically = true
    root = Box(.vertical, [content, bar])
    bar.setMargins(top: 8, leading: 16, bottom: 8, trailing: 16)
    bar.isVisible = false
    label.alignment = 0
    label.wraps = true
    label.wrapMode = .wordChar
    // A screen reader announces changes of a status.
    label.setAccessibleRole(.status)
    button.tooltip = localized("Undo (Ctrl+Z)")
    button.didSelectHandler = { [weak self] _ in self?.perform() }
    root.onKeyPress { [weak self] in self?.handle($0, $1) ?? false }
    // Otherwise, a focused field would undo earlier typing.
    root.onKeyPress(phase: .capture) { [weak self] in self?.handleBeforeFocus($0, $1) ?? false }
  }

  isolated deinit { end?.cancel() }

  /// Whether an action can be undone.
  public var isOffering: Bool { undo != nil }

  /// Offers to undo an action, which replaces the previous offer.
  ///
  /// - Parameters:
  ///   - text: The description of the action.
  ///   - undo: Undoes the action.
  public func offer(_ text: String, _ undo: @escaping () -> Void) {
    self.undo = undo
    hasTyped = false
    // Map the bar before its text changes, or the change isn't announced.
    bar.isVisible = true
    label.text = text
    label.setAccessibleLabel(text)
    wait()
  }

  private func wait() {
    end?.cancel()
    end = MainLoop.after(milliseconds: milliseconds) { [weak self] in
      guard let self else { return }
      if bar.containsFocus { wait() } else { hide() }
    }
  }

  private func handle(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
    let held = modifiers.acceleratorModifiers
    guard isOffering, held == .controlMask, Int32(bitPattern: gdk_keyval_to_lower(key)) == GDK_KEY_z else {
      return false
    }
    perform()
    return true
  }

  /// Lets the focused widget undo newer typing first.
  private func handleBeforeFocus(_ key: UInt32, _ held: GdkModifierType) -> Bool {
    guard isOffering, !hasTyped else { return false }
    if handle(key, held) { return true }
    let isText = gdk_keyval_to_unicode(key) >= 0x20 || Int32(bitPattern: key) == GDK_KEY_BackSpace
    hasTyped = isText && held.isDisjoint(with: [.controlMask, .altMask])
    return false
  }

  private func perform() {
    let undo = undo
    hide()
    undo?()
  }

  private func hide() {
    end?.cancel()
    undo = nil
    if bar.containsFocus, !content.moveFocus(.tabForward) { bar.window?.clearFocus() }
    bar.isVisible = false
  }
}
