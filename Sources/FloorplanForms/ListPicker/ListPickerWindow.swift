import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The window of a ``ListPicker``, with its list, its buttons, and a question before it discards a selection.
@MainActor
final class ListPickerWindow: DialogWindow {
  private typealias Parts = ComponentParts.ListPicker
  let view: ListPickerView
  private unowned let picker: ListPicker
  private let initial: RangeSet<Int>
  private let cancelButton = ActionButton()
  private let endButton = ActionButton()

  init(_ picker: ListPicker, over parent: Window, openedBy opener: Widget) {
    self.picker = picker
    view = ListPickerView(picker)
    initial = view.chosen
    super.init(
      over: parent, openedBy: opener, title: picker.shownTitle, direction: opener.direction, surface: Parts.view)
    onInterludeChange = { [weak self] in self?.showButtons() }
    onContentFocus = { [weak self] in
      guard let view = self?.view else { return }
      if !view.collection.grabFocus() { view.moveFocus(.tabForward) }
    }
    onClose = { [weak self] _ in self?.picker.windowDidClose() }
    window.defaultSize = parent.sizeOfDialog(Parts.view)
    append(view, expands: true)
    addButtons()
    view.host = self
    window.connect("map") { [weak self] in
      // Wait for the layout, so the list can scroll to the selected option.
      MainLoop.idle { self?.view.focusChosenOption() }
    }
  }

  private func addButtons() {
    if !picker.isTrackingLiveChanges {
      cancelButton.setTitle(localized("Cancel"), for: .normal)
      cancelButton.style = .tertiary
      cancelButton.didSelectHandler = { [weak self] _ in self?.leave() }
      setButtons(leading: [cancelButton], trailing: [])
    }
    if picker.appliesChoices || picker.isTrackingLiveChanges {
      endButton.setTitle(picker.appliesChoices ? localized("Apply") : localized("Done"), for: .normal)
      endButton.style = .primary
      endButton.didSelectHandler = { [weak self] _ in self?.apply() }
      setButtons(leading: [], trailing: [endButton])
    }
    showButtons()
  }

  func showButtons() {
    cancelButton.isEnabled = interlude == nil
    let isMissing = picker.appliesChoices && !picker.allowsEmptySelection && view.chosen.isEmpty
    if isMissing, endButton.containsFocus { focusContent() }
    endButton.isEnabled = interlude == nil && !isMissing
    let problem = isMissing ? localized("Choose at least one option.") : nil
    endButton.tooltip = problem
    endButton.setAccessibleDescription(problem ?? "")
  }

  override func handle(_ key: UInt32, _ held: GdkModifierType) -> Bool {
    if super.handle(key, held) { return true }
    let isReturn = Int32(bitPattern: key) == GDK_KEY_Return && held.contains(.controlMask)
    guard isReturn, endButton.isEnabled, !picker.closesOnChoice else {
      return interlude == nil && view.handle(key, held)
    }
    apply()
    return true
  }

  // MARK: Closing

  func choiceDidChange() {
    showButtons()
    guard !picker.appliesChoices else { return }
    if view.chosen != initial || picker.isTrackingLiveChanges { commit() }
    if picker.closesOnChoice { closeSoon() }
  }

  private func commit() {
    let options = Array(view.chosen.options)
    if options != picker.selection { picker.commit(options) }
  }

  private func apply() {
    guard endButton.isEnabled else { return }
    if picker.appliesChoices, view.chosen != initial { commit() }
    closeSoon()
  }

  /// Closes the picker, or asks first if a selection would be lost.
  override func leave() {
    guard interlude == nil else { return endInterlude() }
    // Removed options are not a change by the user.
    let kept = initial.intersection(RangeSet(0..<view.optionCount))
    guard picker.appliesChoices, view.chosen != kept else { return closeSoon() }
    show(
      Self.question(
        localized("Are you sure you want to discard your selections?"), keep: localized("Keep Editing"),
        lose: localized("Discard Changes")
      ) { [weak self] isLost in
        if isLost { self?.closeSoon() } else { self?.endInterlude() }
      })
  }
}
