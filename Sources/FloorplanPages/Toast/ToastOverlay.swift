import FloorplanForms
import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// A container that displays short messages over its child, one at a time, in the center, for a few seconds, and lets
/// the user undo actions.
///
///     window.child = ToastOverlay(navigation)
///     page.showToast("Order saved")
///     page.showToast("Order deleted", undo: { store.restore(order) }, redo: { store.delete(order) })
///
/// A new message replaces the previous one. A message reports in up to three lines what has happened; it has no
/// controls, and the content behind it stays usable.
///
/// A message about an action that can be undone is instead displayed in a bar below the child, with an Undo button. The
/// bar stays for ten seconds, longer while it contains the focus, and until the next action at most. As long as the
/// window is open, Control+Z undoes and Control+Shift+Z redoes the actions of the ``history``.
///
/// ## CSS nodes
///
///     toastoverlay
///     ├── box
///     │   ├── the child
///     │   ╰── actionbar                               while the last action is offered to be undone
///     ├── toast.fdlFUIToastMessage
///     │   ╰── label.fdlFUIToastMessage_textLabel
///     ╰── announcement                                read by assistive technology
///
/// ## Accessibility
///
/// A status announces each message, even if its text repeats.
public final class ToastOverlay: CustomWidget {
  private typealias Parts = ComponentParts.ToastMessage
  private let toast = ToastMessage()
  /// The toast, with a widget around it if there is one.
  private let toastBox: Widget
  private let decorate: (Widget) -> Widget
  private let announcement = Announcement()
  @Pending private var end: LoopSource?
  /// The child, above the undo bar.
  private let stack: Box
  private(set) var undoBar: UndoBar?

  public override class var cssName: String { "toastoverlay" }

  /// Creates an overlay without a message.
  ///
  /// - Parameters:
  ///   - child: The content below the messages.
  ///   - history: The history of the window if it already exists.
  public convenience init(_ child: Widget? = nil, history: UndoHistory? = nil) {
    self.init(child, history: history, decorate: \.self)
  }

  /// Creates an overlay without a message.
  ///
  /// - Parameters:
  ///   - child: The content below the messages.
  ///   - history: The history of the window if it already exists.
  ///   - decorate: Returns a widget that contains a message or the undo bar, such as a scope with another theme.
  package init(_ child: Widget? = nil, history: UndoHistory? = nil, decorate: @escaping (Widget) -> Widget) {
    self.child = child
    self.decorate = decorate
    child?.expandsVertically = true
    stack = Box(.vertical, [child].compactMap(\.self))
    toastBox = decorate(toast)
    super.init()
    // The content behind the message stays clickable.
    toastBox.canTarget = false
    toastBox.isVisible = false
    toastBox.opacity = 0
    announcement.canTarget = false
    for part in [stack, toastBox, announcement] { part.setParent(self) }
    if let history { undoBar = makeUndoBar(history) }
  }

  // MARK: Undo

  /// The actions that the user can undo while the window displays the overlay.
  ///
  /// The bar displays the last action; a bar that displayed the history before no longer does.
  public var history: UndoHistory {
    if let undoBar { return undoBar.history }
    let bar = makeUndoBar(UndoHistory())
    undoBar = bar
    return bar.history
  }

  /// Whether the bar offers to undo the last action.
  public var isOfferingUndo: Bool { undoBar?.isOffering == true }

  private func makeUndoBar(_ history: UndoHistory) -> UndoBar {
    let undoBar = UndoBar(history) { [weak self] in self?.child?.moveFocus(.tabForward) == true }
    stack.append(decorate(undoBar.bar))
    history.handleKeys(whileDisplaying: self)
    return undoBar
  }

  /// The content below the messages, which fills the space above the bar.
  public var child: Widget? {
    didSet {
      guard child !== oldValue else { return }
      if let oldValue {
        // GTK would keep the focus in the removed child.
        if oldValue.containsFocus { window?.clearFocus() }
        oldValue.unparent()
      }
      child?.expandsVertically = true
      child?.insert(in: stack, after: nil)
    }
  }

  // MARK: Messages

  /// The displayed message, or nil if there is none.
  public private(set) var message: String?

  /// Displays a message, replacing the current one.
  ///
  /// - Parameter text: The message. A blank text is ignored.
  public func show(_ text: String) {
    guard text.contains(where: { !$0.isWhitespace }) else { return }
    message = text
    toast.text = text
    toastBox.isVisible = true
    announcement.announce(text)
    beginFade(to: 1)
    end = MainLoop.after(milliseconds: UInt32(Self.seconds(for: text) * 1000)) { [weak self] in self?.dismiss() }
  }

  /// Dismisses the message before its time is up.
  public func dismiss() {
    end = nil
    guard message != nil else { return }
    message = nil
    announcement.announce("")
    beginFade(to: 0)
  }

  /// The minimum duration of a message, in seconds.
  private static let minimumDuration = 2.0
  private static let maximumDuration = 5.0
  /// The reading time of a character, in seconds.
  private static let durationPerCharacter = 0.06

  /// Returns the duration of a message, from two seconds to five, depending on its length.
  static func seconds(for text: String) -> Double {
    min(max(minimumDuration, 1 + Double(text.count) * durationPerCharacter), maximumDuration)
  }

  // MARK: Animation

  /// The duration, in microseconds, and the distance by which a message rises, in pixels.
  private static let fadeTime = 250_000.0
  private static let rise = 8.0

  @Pending private var fade: LoopSource?

  private func beginFade(to goal: Double) {
    fade = nil
    guard isMapped, Settings.default.areAnimationsEnabled else { return show(opacity: goal) }
    let origin = toastBox.opacity
    var start: Int64?
    fade = addTickCallback { [weak self] time in
      let first = start ?? time
      start = first
      let part = min(1, Double(time - first) / (Self.fadeTime * Settings.animationSlowdown))
      self?.show(opacity: origin + (goal - origin) * part)
      return part < 1
    }
  }

  private func show(opacity: Double) {
    toastBox.opacity = opacity
    if opacity == 0, message == nil { toastBox.isVisible = false }
    queueAllocate()
  }

  // MARK: Arrangement

  /// The share of the width that a message uses, in a compact and a regular width.
  private static let compactShare = 0.8
  private static let regularShare = 0.6

  public override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    stack.measured(orientation, forSize: forSize)
  }

  public override func sizeAllocate(width: Int, height: Int) {
    stack.allocate(width: width, height: height)
    announcement.allocate(width: 1, height: 1)
    guard toastBox.isVisible else { return }
    let share = Double(width) * (width < Parts.view[.regularWidth] ? Self.compactShare : Self.regularShare)
    let widest = Parts.view.metric(.maximumWidth) * max(1, Settings.default.textScale)
    let toastWidth = max(toastBox.measured(.horizontal).minimum, Int(min(share, widest)))
    let own = toastBox.measured(.vertical, forSize: toastWidth)
    let toastHeight = max(own.minimum, min(own.natural, height))
    let below = Int((1 - toastBox.opacity) * Self.rise)
    toastBox.allocate(
      x: (width - toastWidth) / 2, y: max(0, (height - toastHeight) / 2) + below, width: toastWidth,
      height: toastHeight)
  }
}

extension Widget {
  private var toastOverlay: ToastOverlay? {
    let overlay = selfOrAncestor(ofType: ToastOverlay.self)
    if overlay == nil { logMessage("showToast: the widget isn’t in a ToastOverlay, which would display the message") }
    return overlay
  }

  /// Displays a message over the page of this widget, for a few seconds.
  ///
  /// - Parameter text: The message, in up to three lines.
  /// - Returns: Whether the widget has an ancestor ``ToastOverlay``, which displays the message.
  @discardableResult
  public func showToast(_ text: String) -> Bool {
    guard let overlay = toastOverlay else { return false }
    overlay.show(text)
    return true
  }

  /// Displays a message about an action that the user can undo, in the bar below the page of this widget.
  ///
  ///     page.showToast("Repair deleted", undo: { book.add(repair) }, redo: { book.remove(repair) })
  ///
  /// The action becomes part of the ``ToastOverlay/history``, so Control+Z also undoes it.
  ///
  /// - Parameters:
  ///   - text: The message, which describes the action that was performed.
  ///   - undo: Undoes the action.
  ///   - redo: Performs the action again, or nil if that isn't possible.
  /// - Returns: Whether the widget has an ancestor ``ToastOverlay``, which displays the message.
  @discardableResult
  public func showToast(_ text: String, undo: @escaping () -> Void, redo: (() -> Void)? = nil) -> Bool {
    guard let overlay = toastOverlay else { return false }
    overlay.dismiss()
    overlay.history.add(text, undo: undo, redo: redo)
    return true
  }
}

extension Widget {
  /// Displays that items were copied to the clipboard.
  func reportCopy(of itemCount: Int) {
    showToast(localized("%1$@ item copied", "%1$@ items copied", count: itemCount))
  }
}

extension UndoHistory {
  /// Displays a message about an undone or redone action, if a ``ToastOverlay`` displays the history.
  public func report(_ message: String) { content?.showToast(message) }
}
