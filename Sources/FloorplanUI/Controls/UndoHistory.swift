public import GTKBridge

/// The actions in a window that the user can undo and redo, as long as the window is open.
///
///     store.delete(order)
///     history.add("Order deleted") { store.restore(order) } redo: { store.delete(order) }
///
/// Keep one history for each window, or for a page whose changes end with it. A `ToastOverlay` displays its last action
/// for some seconds. Longer than that, the keys work in the whole window, even if nothing has the focus, while the
/// window displays the overlay:
///
/// | Keys | Action |
/// |---|---|
/// | Control+Z | undo the last action |
/// | Control+Shift+Z | redo the action that was undone last |
///
/// A focused text first undoes changes that are newer than the last action, such as typing or a paste.
@MainActor
public final class UndoHistory {
  /// The identifier of an action in the history.
  public struct ActionID: Hashable, Sendable {
    fileprivate let number: Int
  }

  private struct Action {
    let id: ActionID
    let title: String
    let isOffered: Bool
    let isCurrent: () -> Bool
    let undo: () -> Void
    let redo: (() -> Void)?
    /// The place among the performed and undone actions of all histories.
    var order = 0
  }

  private var doneActions: [Action] = []
  private var undoneActions: [Action] = []
  private var actionCount = 0
  private let maximumCount: Int
  /// The histories that handle keys, in all windows.
  private static var displayed: [Weak<UndoHistory>] = []
  private static var lastOrder = 0
  /// The widget whose window receives the keys.
  package private(set) weak var content: Widget?
  private weak var window: Window?
  // Weak, because the history may outlive the window.
  private weak var keys: KeyController?
  @Pending private var mapHandler: SignalHandle?
  @Pending private var focusHandler: SignalHandle?
  @Pending private var textHandler: SignalHandle?
  /// The text that changed last, if that was after the last action.
  private weak var changedText: Object?
  /// Called with the title of an action to offer its undo, and with nil to end that.
  package var onOffer: ((_ title: String?) -> Void)?

  /// Returns whether actions can be undone and redone now.
  package var isEnabled: () -> Bool = { true }

  /// Creates an empty history.
  ///
  /// - Parameter maximumCount: The number of actions that can be undone; no limit by default.
  public init(maximumCount: Int = .max) { self.maximumCount = max(1, maximumCount) }

  isolated deinit { removeKeys() }

  /// Whether there is an action to undo.
  public var canUndo: Bool { next(\.doneActions) != nil }
  /// The identifier of the action to undo.
  package var lastActionID: ActionID? { next(\.doneActions)?.id }
  /// The title of the action to undo.
  package var lastTitle: String? { next(\.doneActions)?.title }
  /// Whether there is an action to redo.
  public var canRedo: Bool { next(\.undoneActions) != nil }

  // MARK: Actions

  /// Adds an action that was performed; actions that were undone before can't be redone anymore.
  ///
  /// - Parameters:
  ///   - title: The description of the action, such as “Order deleted”.
  ///   - isOffered: Whether the bar offers to undo the action; otherwise, only the keys do.
  ///   - isCurrent: Returns whether the action can still be undone or, if it was undone, redone. If not, it is removed
  ///     when its turn comes, and the action before it is undone or redone instead.
  ///   - undo: Undoes the action.
  ///   - redo: Performs the action again, or nil if that isn't possible.
  /// - Returns: The identifier of the action.
  @discardableResult
  public func add(
    _ title: String, isOffered: Bool = true, isCurrent: @escaping () -> Bool = { true }, undo: @escaping () -> Void,
    redo: (() -> Void)?
  ) -> ActionID {
    actionCount += 1
    let id = ActionID(number: actionCount)
    undoneActions = []
    didPerform(Action(id: id, title: title, isOffered: isOffered, isCurrent: isCurrent, undo: undo, redo: redo))
    return id
  }

  /// Undoes the last action.
  ///
  /// - Returns: Whether there was an action.
  @discardableResult
  public func undo() -> Bool {
    guard isEnabled(), var action = next(\.doneActions) else { return false }
    doneActions.removeLast()
    action.order = Self.nextOrder()
    if action.redo != nil { undoneActions.append(action) } else { undoneActions = [] }
    changedText = nil
    onOffer?(nil)
    action.undo()
    return true
  }

  /// Redoes the action that was undone last.
  ///
  /// - Returns: Whether there was an action.
  @discardableResult
  public func redo() -> Bool {
    guard isEnabled(), let action = next(\.undoneActions) else { return false }
    undoneActions.removeLast()
    didPerform(action)
    action.redo?()
    return true
  }

  /// Removes an action that was undone in another way.
  public func remove(_ id: ActionID) {
    if doneActions.last?.id == id { onOffer?(nil) }
    doneActions.removeAll { $0.id == id }
    undoneActions.removeAll { $0.id == id }
  }

  /// Removes all actions, because they can't be undone anymore.
  public func removeAll() {
    (doneActions, undoneActions) = ([], [])
    onOffer?(nil)
  }

  /// Returns the next action of a list, after removing those that can't be performed anymore.
  private func next(_ list: ReferenceWritableKeyPath<UndoHistory, [Action]>) -> Action? {
    while let action = self[keyPath: list].last, !action.isCurrent() {
      self[keyPath: list].removeLast()
      if list == \.doneActions { onOffer?(nil) }
    }
    return self[keyPath: list].last
  }

  private func didPerform(_ action: Action) {
    var action = action
    action.order = Self.nextOrder()
    doneActions.append(action)
    if doneActions.count > maximumCount { doneActions.removeFirst() }
    changedText = nil
    // An older action isn't the next one to undo.
    onOffer?(action.isOffered ? action.title : nil)
  }

  private static func nextOrder() -> Int {
    lastOrder += 1
    return lastOrder
  }

  // MARK: Keys

  /// Handles the keys while a window displays a widget; a `ToastOverlay` calls this method for itself.
  ///
  /// The window receives the keys even if nothing has the focus. If it displays several histories, the keys undo the
  /// action that was performed last, and redo the one that was undone last.
  public func handleKeys(whileDisplaying content: Widget) {
    self.content = content
    mapHandler = content.connect("map") { [weak self, weak content] in
      if let self, let window = content?.window { handleKeys(in: window) }
    }
    if content.isMapped, let window = content.window { handleKeys(in: window) }
  }

  private func handleKeys(in window: Window) {
    guard window !== self.window else { return }
    removeKeys()
    self.window = window
    Self.displayed.removeAll { $0.value == nil || $0.value === self }
    Self.displayed.append(Weak(self))
    // Otherwise, a focused text would undo older changes.
    keys = window.onKeyPress(phase: .capture) { [weak self] in self?.handle($0, $1) ?? false }
    focusHandler = window.connect("notify::focus-widget") { [weak self] in self?.followFocusedText() }
    followFocusedText()
  }

  private var focusedText: Object? {
    let focus = window?.focusWidget
    return (focus as? TextView)?.buffer ?? focus as? TextInput
  }

  private func followFocusedText() {
    // A text whose menu has the focus may still change.
    guard let text = focusedText else { return }
    textHandler = text.connect("changed") { [weak self, weak text] in self?.changedText = text }
  }

  private func removeKeys() {
    textHandler = nil
    focusHandler = nil
    guard let window, let keys, !window.isDisposed else { return }
    window.removeController(keys)
  }

  private func handle(_ key: Key, _ modifiers: ModifierKeys) -> Bool {
    guard content?.isMapped == true, key == "z" else { return false }
    switch modifiers.acceleratorModifiers {
    case .control: return isLatest { $0.next(\.doneActions) } && (changeText("text.undo") || undo())
    case [.control, .shift]: return isLatest { $0.next(\.undoneActions) } && (changeText("text.redo") || redo())
    default: return false
    }
  }

  /// Returns whether no other history that the window displays has a later action.
  private func isLatest(_ action: (UndoHistory) -> Action?) -> Bool {
    let order = action(self)?.order ?? 0
    return !Self.displayed.contains {
      guard let other = $0.value, other.window === window, other.content?.isMapped == true, other.isEnabled() else {
        return false
      }
      return (action(other)?.order ?? 0) > order
    }
  }

  /// Performs an action of the focused text if the text has changed since the last action of the history.
  ///
  /// - Returns: Whether the text has changed again. GTK doesn't report that: it handles the key in any case.
  private func changeText(_ action: String) -> Bool {
    guard let text = changedText, text === focusedText else { return false }
    changedText = nil
    window?.focusWidget?.activateAction(action)
    return changedText != nil
  }
}
