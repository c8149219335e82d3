import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The window of a ``ListPicker``: its list, the buttons that end it, and the question before choices are lost.
@MainActor
final class ListPickerWindow {
  let window = Window()
  let view: ListPickerView
  private unowned let picker: ListPicker
  private weak var opener: Widget?
  private let initial: ChosenOptions
  private let cancelButton = ActionButton()
  private let endButton = ActionButton()
  private let box = Box(.vertical)
  private var question: EmptyStateView?
  private var isClosed = false

  init(_ picker: ListPicker, over parent: Window, openedBy opener: Widget) {
    self.picker = picker
    self.opener = opener
    view = ListPickerView(picker)
    initial = view.chosen
    let title = picker.title.isEmpty ? picker.texts.all : picker.title
    window.title = title
    window.setAccessibleRole(.dialog)
    window.setAccessibleLabel(title)
    window.transientParent = parent
    window.isModal = true
    window.defaultSize = Self.size(over: parent)
    window.direction = opener.direction
    view.expandsVertically = true
    box.append(view)
    window.child = box
    addButtons()
    view.onChoice = { [weak self] in self?.choiceDidChange() }
    view.onChange = { [weak self] in self?.showButtons() }
    view.onCancel = { [weak self] in self?.cancel() }
    let keys = KeyController()
    keys.onPress { [weak self] key, held in self?.handle(key, held) ?? false }
    window.addController(keys)
    window.connect("close-request") { [weak self] () -> Bool in
      self?.cancel()
      return true
    }
    window.connect("destroy") { [weak self] in self?.didVanish() }
    window.connect("map") { [weak self] in
      // Once there is a layout, so that what is chosen can be scrolled to.
      MainLoop.idle { self?.view.focusChosenOption() }
    }
  }

  private typealias Parts = ComponentParts.ListPicker

  private static func size(over parent: Window) -> (width: Int, height: Int) {
    // What GTK calls the default is what people have made of it by now, with what a window has around its content.
    let size = parent.defaultSize
    let (width, height) = (size.width > 0 ? size.width : parent.width, size.height > 0 ? size.height : parent.height)
    let regular = Int(Parts.view.metric(.regularWidth))
    return width < regular
      ? (max(1, width), max(1, height)) : (Int(Parts.view.metric(.preferredWidth)), min(max(1, height), regular))
  }

  private func addButtons() {
    let bar = HeaderBar()
    bar.showsTitleButtons = false
    let texts = picker.texts
    if !picker.isTrackingLiveChanges {
      cancelButton.setTitle(texts.cancel, for: .normal)
      cancelButton.style = .tertiary
      cancelButton.didSelectHandler = { [weak self] _ in self?.cancel() }
      bar.packStart(cancelButton)
    }
    if picker.appliesChoices || picker.isTrackingLiveChanges {
      endButton.setTitle(picker.appliesChoices ? texts.apply : texts.done, for: .normal)
      endButton.style = .primary
      endButton.didSelectHandler = { [weak self] _ in self?.apply() }
      bar.packEnd(endButton)
    }
    window.titleBar = bar
    showButtons()
  }

  private func showButtons() {
    cancelButton.isEnabled = question == nil
    endButton.isEnabled =
      question == nil && (!picker.appliesChoices || picker.allowsEmptySelection || !view.chosen.isEmpty)
  }

  private func handle(_ key: UInt32, _ held: GdkModifierType) -> Bool {
    switch Int32(bitPattern: key) {
    case GDK_KEY_Escape: question == nil ? cancel() : keepEditing()
    case GDK_KEY_Return where held.contains(.controlMask) && endButton.isEnabled && !picker.closesOnChoice: apply()
    default: return question == nil && view.handle(key, held)
    }
    return true
  }

  func present() { window.present() }

  // MARK: Ending

  private func choiceDidChange() {
    showButtons()
    guard !picker.appliesChoices else { return }
    if view.chosen != initial || picker.isTrackingLiveChanges { commit() }
    if picker.closesOnChoice { closeSoon() }
  }

  private func commit() {
    let options = view.chosen.options
    if options != picker.selection { picker.commit(options) }
  }

  private func apply() {
    guard endButton.isEnabled else { return }
    if picker.appliesChoices, view.chosen != initial { commit() }
    closeSoon()
  }

  private func cancel() {
    guard question == nil else { return }
    if picker.appliesChoices, view.chosen != initial { ask() } else { closeSoon() }
  }

  private func ask() {
    let asked = EmptyStateView()
    asked.illustration = .icon("dialog-question-symbolic")
    asked.title = picker.texts.discardQuestion
    asked.primaryButton.setTitle(picker.texts.keepEditing, for: .normal)
    asked.primaryButton.didSelectHandler = { [weak self] _ in self?.keepEditing() }
    asked.secondaryButton.setTitle(picker.texts.discard, for: .normal)
    asked.secondaryButton.meaning = .negative
    asked.secondaryButton.didSelectHandler = { [weak self] _ in self?.closeSoon() }
    asked.expandsVertically = true
    question = asked
    box.append(asked)
    asked.primaryButton.grabFocus()
    view.isVisible = false
    showButtons()
  }

  private func keepEditing() {
    guard let asked = question else { return }
    question = nil
    view.isVisible = true
    showButtons()
    if !view.collection.grabFocus() { view.moveFocus(.tabForward) }
    box.remove(asked)
    asked.discard()
  }

  /// Closes once the key or the button that asked for it has done its work.
  private func closeSoon() { MainLoop.idle(priority: G_PRIORITY_DEFAULT) { [weak self] in self?.close() } }

  /// Closes the window and gives the focus back.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    window.close()
    if let opener, !opener.isDisposed { opener.grabFocus() }
    picker.windowDidClose()
  }

  /// The window that this one belongs to has gone, and taken this one along.
  private func didVanish() {
    guard !isClosed else { return }
    isClosed = true
    window.discard()
    picker.windowDidClose()
  }
}
