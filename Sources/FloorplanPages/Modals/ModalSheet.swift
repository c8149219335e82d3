import CGTK
import FloorplanForms
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The window of a form that people fill in before they go on: a way out, a title and a further button above, and the
/// form below.
///
/// In the end the keyboard focus is where it was.
@MainActor
final class ModalSheet {
  let dialog: DialogWindow
  let view: ModalFormView
  let formView: FormView
  /// The way out, before the title.
  let cancelButton = ActionButton()
  /// The button behind the title.
  let endButton = ActionButton()
  private let titleLabel = ComponentParts.NavigationBar.titleLabel.makeLabel()
  private let subtitleLabel = ComponentParts.NavigationBar.subtitleLabel.makeLabel()
  private weak var parent: Window?
  private weak var opener: Widget?
  private weak var focusedBefore: Widget?

  /// Called when a person is done and says so by a key.
  var onConfirm: (() -> Void)?
  /// Called once the window has gone.
  var onClose: (() -> Void)?
  /// Called when the window below is to be closed: says whether that has to wait.
  var keepsParent: (() -> Bool)?

  /// Makes a window that isn't shown yet.
  ///
  /// - Parameters:
  ///   - parent: The window that waits.
  ///   - opener: What a person has pressed.
  ///   - title: What the form is for.
  ///   - formView: The form.
  ///   - owner: Who shows it.
  init(over parent: Window, openedBy opener: Widget, title: String, _ formView: FormView, for owner: AnyObject) {
    self.parent = parent
    self.opener = opener
    self.formView = formView
    focusedBefore = parent.focusWidget
    formView.setAccessibleLabel(title)
    view = ModalFormView(formView, name: title)
    dialog = DialogWindow.make(
      over: parent, title: title, direction: opener.direction, surface: ComponentParts.ModalForm.view)
    dialog.owner = owner
    dialog.onContentFocus = { [weak self] in self?.focusForm() }
    dialog.onClose = { [weak self] in self?.didClose(withParent: $0) }
    dialog.window.defaultSize = parent.sizeOfDialog(ComponentParts.ModalForm.view)
    dialog.append(view, expands: true)
    addBar(title)
    // A field of several lines would take Enter.
    dialog.window.onKeyPress(phase: .capture) { [weak self] in self?.handle($0, $1) ?? false }
    parent.setCloseRefusal({ [weak self] in self?.keepsParent?() ?? false }, of: self)
  }

  private func addBar(_ title: String) {
    // Its texts and its surface go together.
    dialog.styleBar(as: ComponentParts.NavigationBar.view)
    cancelButton.ownPart = ComponentParts.NavigationBar.actionButton
    cancelButton.didSelectHandler = { [weak self] _ in self?.dialog.leave() }
    titleLabel.text = title
    titleLabel.setAccessibleRole(.heading)
    // What changes here is read out.
    subtitleLabel.setAccessibleRole(.status)
    subtitleLabel.isVisible = false
    let bar = ModalBar(cancelButton, title: titleLabel, subtitle: subtitleLabel, endButton)
    bar.expandsHorizontally = true
    dialog.setButtons(leading: [], trailing: [], title: bar)
  }

  /// The keys that say so, with Control.
  var confirmingKeys: Set<Int32> = [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter]

  private func handle(_ key: UInt32, _ held: GdkModifierType) -> Bool {
    let held = held.intersection([.controlMask, .shiftMask, .altMask, .superMask, .metaMask])
    let code = Int32(bitPattern: gdk_keyval_to_lower(key))
    guard held == .controlMask, confirmingKeys.contains(code), dialog.interlude == nil else { return false }
    onConfirm?()
    return true
  }

  /// What else is to be known of the form; nil for nothing.
  var subtitle: String? {
    didSet {
      guard subtitle != oldValue else { return }
      subtitleLabel.isVisible = subtitle?.isEmpty == false
      subtitleLabel.text = subtitle ?? ""
      subtitleLabel.setAccessibleLabel(subtitle ?? "")
    }
  }

  /// Shows the window with the focus in the form; over one that isn't shown it isn't either, and can be drawn.
  func present() {
    // GTK hands down that of the desktop alone.
    dialog.window.passDirection()
    guard parent?.isMapped == true else { return dialog.window.realize() }
    dialog.window.connect("map") { [weak self] in
      // Once there is a layout.
      MainLoop.idle { [weak self] in
        guard let self, !dialog.isClosed, dialog.interlude == nil else { return }
        focusForm()
      }
    }
    dialog.present()
  }

  /// Gives the focus to the field that had it, or to the way out where no field takes it.
  func focusForm() { if !formView.grabFocus() { cancelButton.grabFocus() } }

  private func didClose(withParent: Bool) {
    parent?.setCloseRefusal(nil, of: self)
    if !withParent, let parent { giveFocusBack(in: parent) }
    onClose?()
  }

  private func giveFocusBack(in parent: Window) {
    for widget in [focusedBefore, opener] {
      guard let widget, !widget.isDisposed, widget.window === parent else { continue }
      if widget.grabFocus() { return }
    }
  }
}
