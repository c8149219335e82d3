import FloorplanForms
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A modal window with a form: a bar with a cancel button, a title and a second button, and the form below.
///
/// Closing the window restores the keyboard focus.
final class ModalSheet {
  let dialog: DialogWindow
  let view: ModalFormView
  let formView: FormView
  /// The button before the title, which cancels.
  let cancelButton = ActionButton()
  /// The button after the title.
  let endButton = ActionButton()
  private let titleLabel = ComponentParts.NavigationBar.titleLabel.makeLabel()
  private let subtitleLabel = ComponentParts.NavigationBar.subtitleLabel.makeLabel()
  private(set) weak var parent: Window?
  private weak var opener: Widget?
  private weak var previousFocus: Widget?

  /// Called when the user presses a confirming key.
  var onConfirm: (() -> Void)?
  /// Called when the window has been closed.
  var onClose: (() -> Void)?
  /// Called when the parent window is about to close; returns whether it must stay open.
  var keepsParent: (() -> Bool)?

  /// Creates a window without presenting it; returns nil if the widget that opens it isn't in a window.
  ///
  /// - Parameters:
  ///   - opener: The widget that opens the window.
  ///   - title: The title.
  ///   - formView: The form, created only if the widget is in a window.
  ///   - owner: The object that the window keeps alive.
  init?(over opener: Widget, title: String, _ formView: @autoclosure () -> FormView, for owner: AnyObject) {
    guard let parent = opener.window else { return nil }
    let formView = formView()
    self.parent = parent
    self.opener = opener
    self.formView = formView
    previousFocus = parent.focusWidget
    formView.setAccessibleLabel(title)
    view = ModalFormView(formView, name: title)
    dialog = DialogWindow.make(
      over: parent, title: title, direction: opener.direction, surface: ComponentParts.ModalForm.view)
    dialog.owner = owner
    dialog.onContentFocus = { [weak self] in self?.focusForm() }
    dialog.onClose = { [weak self] in self?.didClose(withParent: $0) }
    dialog.window.defaultSize = parent.dialogSize(for: ComponentParts.ModalForm.view)
    dialog.append(view, expands: true)
    addBar(title)
    // A multi-line field would consume Enter.
    dialog.window.onKeyPress(phase: .capture) { [weak self] in self?.handle($0, $1) ?? false }
    parent.setCloseGuard({ [weak self] in self?.keepsParent?() ?? false }, of: self)
  }

  private func addBar(_ title: String) {
    cancelButton.setTitle(localized("Cancel"), for: .normal)
    cancelButton.replacementPart = ComponentParts.NavigationBar.actionButton
    cancelButton.didSelectHandler = { [weak self] _ in self?.dialog.requestClose() }
    titleLabel.text = title
    titleLabel.setAccessibleRole(.heading)
    subtitleLabel.announcesText = true
    subtitleLabel.isVisible = false
    let bar = ModalBar(cancelButton, title: titleLabel, subtitle: subtitleLabel, endButton)
    bar.expandsHorizontally = true
    dialog.setButtons(leading: [], trailing: [], title: bar)
  }

  /// The keys that confirm together with Control.
  var confirmingKeys: Set<Key> = [.enter]

  private func handle(_ key: Key, _ modifiers: ModifierKeys) -> Bool {
    guard modifiers.acceleratorModifiers == .control, confirmingKeys.contains(key), dialog.coveringView == nil else {
      return false
    }
    onConfirm?()
    return true
  }

  /// The subtitle; nil for none.
  var subtitle: String? {
    didSet {
      guard subtitle != oldValue else { return }
      subtitleLabel.isVisible = subtitle?.isEmpty == false
      subtitleLabel.text = subtitle ?? ""
      subtitleLabel.setAccessibleLabel(subtitle ?? "")
    }
  }

  /// Presents the window with the focus in the form.
  ///
  /// If the parent isn't mapped, the window is only realized, which is sufficient for drawing it.
  func present() {
    // GTK only passes down the text direction of the desktop.
    dialog.window.propagateDirection()
    guard parent?.isMapped == true else { return dialog.window.realize() }
    dialog.window.connect("map") { [weak self] in
      // The form needs a layout first.
      MainLoop.idle { [weak self] in
        guard let self, !dialog.isClosed, dialog.coveringView == nil else { return }
        focusForm()
      }
    }
    dialog.present()
  }

  /// Focuses a restored text out of view, the field that had the focus last or, if no field is focusable, the cancel
  /// button.
  func focusForm() { if !formView.focusRestoredField(), !formView.grabFocus() { cancelButton.grabFocus() } }

  private func didClose(withParent: Bool) {
    parent?.setCloseGuard(nil, of: self)
    if !withParent, let parent {
      let widgets = [previousFocus, opener].compactMap(\.self).filter { !$0.isDisposed && $0.window === parent }
      _ = widgets.first { $0.grabFocus() }
    }
    onClose?()
  }
}
