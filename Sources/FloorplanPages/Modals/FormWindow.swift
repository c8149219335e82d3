import CGTK
public import FloorplanForms
import FloorplanUI
public import GTKBridge

/// A window in which people fill in a form to make something, or to change what there is (fiori.md 1.6).
///
///     let window = FormWindow("New Order", action: "Create", form) { order in try await store.add(order) }
///     window.onSaved = { order in toast("\(order.name) was created.") }
///     window.present(over: button)
///
/// It lives as long as it is open.  In a window as narrow as a telephone it is as large as that window, else smaller.
/// What can't be taken is told before anything is saved; while it is being saved, nothing can be changed; and where
/// that fails, everything is as it was.  Nobody leaves changes behind without having been asked: the window below stays
/// open as long.
///
/// | Keys | What they do |
/// |---|---|
/// | Control+Enter, Control+S | save |
/// | Escape | cancels: the saving where that goes on, else all of it, and the question where it is shown |
///
/// ## CSS nodes
///
///     window
///     ├── headerbar.fdlFUINavigationBar
///     │   ╰── modalbar
///     │       ├── button.fdlFUINavigationBar_actionButton
///     │       ├── label.fdlFUINavigationBar_titleLabel
///     │       ╰── button.fdlFUIActionButton
///     ╰── modalform.fdlFUIModalForm
///
/// ## Accessibility
///
/// A dialog named by the title, which is a heading too.  How many fields need something, that the form is being saved
/// and why it was not are a status: screen readers tell when they change.
@MainActor
public final class FormWindow<Model: AnyObject> {
  /// What is filled in.
  public let form: Form<Model>
  /// What the window is for.
  public let title: String
  /// What the button says that saves: "Create", "Add" or "Save".
  public let action: String
  /// Called with the model once it was saved and the window has gone.
  public var onSaved: ((Model) -> Void)?
  /// Called once the window has gone, saved or not; before ``onSaved``.
  public var onClose: (() -> Void)?
  private let save: @MainActor (Model) async throws -> Void

  private(set) var sheet: ModalSheet?
  private var saving: Task<Void, Never>?
  private var isCancelling = false
  /// Why it was not saved.
  private var failure: String?
  private weak var focusedBefore: Widget?
  private weak var parent: Window?
  /// Whether the window below is to be closed as soon as nothing can be lost.
  private var closesParent = false

  /// Makes a window that isn't shown yet.
  ///
  /// - Parameters:
  ///   - title: What the window is for.
  ///   - action: What the button says that saves: "Create", "Add" or "Save".
  ///   - form: What is filled in.  Its changes are taken back where a person discards them.
  ///   - save: Saves the model, whose values can all be taken; while it works, the form can't be changed.  It is
  ///     cancelled where a person wants that, and then best ends with a `CancellationError`.  What any other error says
  ///     of itself is shown.
  public init(
    _ title: String, action: String, _ form: Form<Model>, save: @escaping @MainActor (Model) async throws -> Void
  ) {
    self.title = title
    self.action = action
    self.form = form
    self.save = save
  }

  /// Whether the window is open.
  public var isPresented: Bool { sheet != nil }

  /// Opens the window over the one that a widget stands in.
  ///
  /// - Parameter opener: What a person has pressed to open it, which gets the keyboard focus back where nothing had it.
  /// - Returns: Whether it is open: not where the widget stands in no window.
  @discardableResult
  public func present(over opener: Widget) -> Bool {
    if sheet != nil { return true }
    guard let parent = opener.window else { return false }
    let made = ModalSheet(over: parent, openedBy: opener, title: title, FormView(form), for: self)
    sheet = made
    self.parent = parent
    closesParent = false
    failure = nil
    fill(made)
    made.present()
    return true
  }

  /// Closes the window without a question; what is being saved is cancelled.
  public func dismiss() {
    closesParent = false
    sheet?.dialog.close()
  }

  private func fill(_ made: ModalSheet) {
    made.cancelButton.setTitle(localized("Cancel"), for: .normal)
    made.endButton.setTitle(action, for: .normal)
    made.endButton.style = .primary
    made.endButton.didSelectHandler = { [weak self] _ in self?.confirm() }
    // Else a field would lose it without the question.
    made.formView.keepsTypingOnEscape = true
    made.confirmingKeys.insert(GDK_KEY_s)
    made.onConfirm = { [weak self] in self?.confirm() }
    made.dialog.onLeave = { [weak self] in self?.leave() }
    made.dialog.onInterludeChange = { [weak self] in self?.interludeDidChange() }
    made.keepsParent = { [weak self] in self?.keepsParent() ?? false }
    made.onClose = { [weak self] in self?.didClose() }
    made.view.observe { [weak self] in self?.showNote() }
    made.view.observe { [weak self] in self?.showStatus() }
  }

  // MARK: What is said

  private func showNote() {
    let hasRequired = form.shownFields.joined().contains { $0.isRequired }
    sheet?.view.note = hasRequired ? localized("* Required") : nil
  }

  private func showStatus() {
    // Read in any case, so that it is followed.
    let invalid = form.invalidFields.count
    sheet?.view.progressName = saving == nil ? nil : localized("Saving…")
    sheet?.view.message = message(invalid: invalid)
    showButtons()
  }

  private func message(invalid: Int) -> ValidationMessage? {
    if saving != nil {
      let text = isCancelling ? localized("Cancelling…") : localized("Saving…")
      return ValidationMessage(text, kind: .none, style: .hint)
    }
    if let failure { return ValidationMessage(failure) }
    guard invalid > 0 else { return nil }
    return ValidationMessage(
      localized("%1$@ field needs your attention.", "%1$@ fields need your attention.", count: invalid))
  }

  private func showButtons() {
    guard let sheet else { return }
    let isFree = sheet.dialog.interlude == nil
    sheet.cancelButton.isEnabled = isFree
    sheet.endButton.isEnabled = isFree && saving == nil
  }

  // MARK: Saving

  private func confirm() {
    guard let sheet, saving == nil, sheet.dialog.interlude == nil else { return }
    failure = nil
    guard form.validate() else {
      showStatus()
      sheet.formView.focusFirstInvalidField()
      return
    }
    isCancelling = false
    saving = Task { [weak self, form, save] in
      do {
        try await save(form.model)
        self?.didSave()
      } catch {
        self?.didFail(error)
      }
    }
    // What can't be used any more gives up the focus first.
    focusedBefore = sheet.dialog.window.focusWidget
    sheet.cancelButton.grabFocus()
    form.isEnabled = false
    showStatus()
  }

  private func didSave() {
    guard let sheet else { return }
    saving = nil
    form.acceptChanges()
    sheet.dialog.close()
    onSaved?(form.model)
  }

  private func didFail(_ error: any Error) {
    guard let sheet else { return }
    saving = nil
    // Who has cancelled it knows why it was not saved.
    if !isCancelling, !(error is CancellationError) {
      let reason = localized("Can’t save: %1$@").filled(with: "\(error)")
      failure = [reason, localized("Your entries are kept. Change them or try again.")].joined(separator: "\n")
    }
    form.isEnabled = true
    if sheet.dialog.interlude == nil { closesParent = false }
    showStatus()
    guard sheet.dialog.interlude == nil, sheet.cancelButton.containsFocus else { return }
    // What is shown again takes the focus only once it is in use.
    flushObservers()
    if let focusedBefore, focusedBefore.window === sheet.dialog.window, focusedBefore.grabFocus() { return }
    sheet.focusForm()
  }

  // MARK: Leaving

  private func leave() {
    guard let sheet else { return }
    guard sheet.dialog.interlude == nil else { return sheet.dialog.endInterlude() }
    // It may have been saved all the same, so that its end is waited for; who doesn't want to wait is asked.
    if let saving, !isCancelling {
      isCancelling = true
      saving.cancel()
      return showStatus()
    }
    guard canLoseSomething() else { return sheet.dialog.closeSoon() }
    sheet.dialog.show(
      DialogWindow.question(
        localized("Are you sure you want to discard your changes?"), keep: localized("Keep Editing"),
        lose: localized("Discard")
      ) { [weak self] isLost in
        guard let self else { return }
        if isLost { discard() } else { self.sheet?.dialog.endInterlude() }
      })
  }

  /// Takes what is being typed, and says whether anything would be lost with the window.
  private func canLoseSomething() -> Bool {
    let isTyping = !form.commit().isEmpty
    return isTyping || form.hasChanges || saving != nil
  }

  /// The window below is to be closed, and would take this one along.
  private func keepsParent() -> Bool {
    guard let sheet, canLoseSomething() else { return false }
    closesParent = true
    if sheet.dialog.interlude == nil { leave() }
    return true
  }

  private func interludeDidChange() {
    // Who goes on editing wants to stay.
    if sheet?.dialog.interlude == nil { closesParent = false }
    showButtons()
  }

  private func discard() {
    form.discardChanges()
    sheet?.dialog.closeSoon()
  }

  private func didClose() {
    sheet = nil
    saving?.cancel()
    saving = nil
    form.isEnabled = true
    onClose?()
    guard closesParent, let parent, !parent.isDisposed else { return }
    // What was saved is told before.
    MainLoop.idle { [weak parent] in if let parent, !parent.isDisposed { parent.requestClose() } }
  }
}
