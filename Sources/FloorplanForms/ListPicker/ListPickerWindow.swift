import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The window of a ``ListPicker``, with its list, its buttons, and a question before it discards a selection.
final class ListPickerWindow: DialogWindow {
  private typealias Parts = ComponentParts.ListPicker
  let view: ListPickerView
  private unowned let picker: ListPicker
  private let initial: RangeSet<Int>
  private lazy var cancelButton = makeCloseButton(localized("Cancel"))
  private lazy var endButton = ActionButton(
    picker.requiresConfirmation ? localized("Apply") : localized("Done"), .primary
  ) { [weak self] in
    self?.apply()
  }

  init(_ picker: ListPicker, over parent: Window, openedBy opener: Widget) {
    self.picker = picker
    view = ListPickerView(picker)
    initial = view.selectedOptions
    super.init(
      over: parent, openedBy: opener, title: picker.displayedTitle, direction: opener.direction, surface: Parts.view)
    onCoveringViewChange = { [weak self] in self?.showButtons() }
    onContentFocus = { [weak self] in
      guard let view = self?.view else { return }
      if !view.collection.grabFocus() { view.moveFocus(.tabForward) }
    }
    opener.addCancellable(self)
    onClose = { [weak self, weak opener] _ in
      guard let self else { return }
      opener?.removeCancellable(self)
      self.picker.windowDidClose()
    }
    window.defaultSize = parent.dialogSize(for: Parts.view)
    append(view, expands: true)
    if !picker.tracksLiveChanges { setButtons(leading: [cancelButton], trailing: []) }
    if picker.requiresConfirmation || picker.tracksLiveChanges { setButtons(leading: [], trailing: [endButton]) }
    showButtons()
    view.host = self
    window.onKeyPress { [weak self] in self?.handle($0, $1) ?? false }
    window.connect("map") { [weak self] in
      // Wait for the layout, so the list can scroll to the selected option.
      MainLoop.idle { self?.view.focusSelectedOption() }
    }
  }

  func showButtons() {
    cancelButton.isEnabled = coveringView == nil
    let isMissing = picker.requiresConfirmation && !picker.allowsEmptySelection && view.selectedOptions.isEmpty
    if isMissing, endButton.containsFocus { focusContent() }
    endButton.isEnabled = coveringView == nil && !isMissing
    let problem = isMissing ? localized("Choose at least one option.") : nil
    endButton.tooltip = problem
    endButton.setAccessibleDescription(problem ?? "")
  }

  private func handle(_ key: Key, _ modifiers: ModifierKeys) -> Bool {
    guard key == .enter, modifiers.contains(.control), endButton.isEnabled, !picker.closesOnSelection else {
      return coveringView == nil && view.handle(key, modifiers)
    }
    apply()
    return true
  }

  // MARK: Closing

  func selectionDidChange() {
    showButtons()
    guard !picker.requiresConfirmation else { return }
    if view.selectedOptions != initial || picker.tracksLiveChanges { commit() }
    if picker.closesOnSelection { closeWhenIdle() }
  }

  private func commit() {
    let options = Array(view.selectedOptions.options)
    if options != picker.selection { picker.commit(options) }
  }

  private func apply() {
    guard endButton.isEnabled else { return }
    if picker.requiresConfirmation, view.selectedOptions != initial { commit() }
    closeWhenIdle()
  }

  /// Closes the picker, or asks first if a selection would be lost.
  override func requestClose() {
    guard coveringView == nil else { return removeCoveringView() }
    // Removed options are not a change by the user.
    let kept = initial.intersection(RangeSet(0..<view.optionCount))
    guard picker.requiresConfirmation, view.selectedOptions != kept else { return closeWhenIdle() }
    askToDiscardChanges { [weak self] in self?.closeWhenIdle() }
  }
}
