import CGTK
import Floorplan

/// Offers below its content to take back what was done last, by a button and by Control+Z.
///
/// A toast goes soon, and there is nothing to press in it.  This stays ten seconds, longer while somebody is in it, and
/// no longer than until the next.
@MainActor
final class UndoBar {
  /// The content with the bar below it.
  let root: Box
  private let content: Widget
  private let bar: ActionBar
  private let label = Label()
  private let button = ActionButton()
  private let milliseconds: UInt32
  private var undo: (() -> Void)?
  private var end: LoopSource?
  /// Whether a person may have typed something since the offer.
  private var hasTyped = false

  /// Makes a bar that offers nothing.
  ///
  /// - Parameters:
  ///   - content: What it stands below, which gets the focus when the bar goes.
  ///   - milliseconds: How long it stays.
  init(below content: Widget, milliseconds: UInt32 = 10_000) {
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
    // What changes here is read out.
    label.setAccessibleRole(.status)
    button.setTitle(localized("Undo"), for: .normal)
    button.tooltip = localized("Undo (Ctrl+Z)")
    button.didSelectHandler = { [weak self] _ in self?.perform() }
    root.onKeyPress { [weak self] in self?.handle($0, $1) ?? false }
    // A field that has the focus would take back what was typed long ago.
    root.onKeyPress(phase: .capture) { [weak self] in self?.handleBeforeFocus($0, $1) ?? false }
  }

  isolated deinit { end?.cancel() }

  /// Whether something can be taken back.
  var isOffering: Bool { undo != nil }

  /// Offers to take something back, in place of what was offered before.
  ///
  /// - Parameters:
  ///   - text: What was done.
  ///   - undo: Takes it back.
  func offer(_ text: String, _ undo: @escaping () -> Void) {
    self.undo = undo
    hasTyped = false
    // It is there before it says something, so that it is heard.
    bar.isVisible = true
    label.text = text
    label.setAccessibleLabel(text)
    wait()
  }

  private func wait() {
    end?.cancel()
    end = MainLoop.after(milliseconds: milliseconds) { [weak self] in self?.timeIsUp() }
  }

  private func timeIsUp() {
    end = nil
    if bar.containsFocus { wait() } else { hide() }
  }

  private func handle(_ key: UInt32, _ held: GdkModifierType) -> Bool {
    let held = held.intersection([.controlMask, .shiftMask, .altMask, .superMask, .metaMask])
    guard isOffering, held == .controlMask, Int32(bitPattern: gdk_keyval_to_lower(key)) == GDK_KEY_z else {
      return false
    }
    perform()
    return true
  }

  /// What was typed since is taken back before.
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
    end = nil
    undo = nil
    if bar.containsFocus, !content.moveFocus(.tabForward) { bar.window?.clearFocus() }
    bar.isVisible = false
  }
}
