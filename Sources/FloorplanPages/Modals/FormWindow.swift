public import FloorplanForms
import FloorplanUI
public import GTKBridge
public import Observation

/// A window with a form that creates or edits an object.
///
///     let window = FormWindow("New Order", action: "Create", form) { order in try await store.add(order) }
///     window.onSaved = { order in toast("\(order.name) created") }
///     window.present(over: button)
///
/// The object stays alive while the window is open. Over a compact window, it has the size of that window, otherwise it
/// is smaller. Invalid input is reported before saving, with links to the fields; asynchronous rules are part of
/// saving. The form is disabled while the model is being saved, and unchanged if that fails. The user can't lose
/// changes without confirming it: until then, the parent window stays open, too.
///
/// | Keys | Action |
/// |---|---|
/// | Control+Enter, Control+S | save |
/// | Control+Z, Control+Shift+Z | undo and redo changes of fields |
/// | Escape | cancel: an open question, otherwise saving, otherwise editing |
///
/// ## CSS nodes
///
///     window.fdlFUIModalForm_sheet
///     ├── headerbar.fdlFUINavigationBar
///     │   ╰── modalbar
///     │       ├── button.fdlFUINavigationBar_actionButton
///     │       ├── label.fdlFUINavigationBar_titleLabel
///     │       ╰── button.fdlFUIActionButton
///     ╰── modalform.fdlFUIModalForm
///
/// ## Accessibility
///
/// A dialog labeled by its title, which is a heading. The number of invalid fields, the progress of saving and the
/// reason of a failure are a status that screen readers announce when it changes.
@MainActor
public final class FormWindow<Model: AnyObject & Observable> {
  /// The form.
  public let form: Form<Model>
  /// The title of the window.
  public let title: String
  /// The title of the button that saves, such as “Create”, “Add” or “Save”.
  public let action: String
  /// Called when the window opens, and after a value or a typed text in the form has changed.
  ///
  /// Use it to save an unfinished form, which has `Form.hasChanges` or `Form.inputTexts`.
  public var onChange: ((Form<Model>) -> Void)?
  /// Called with the model when it has been saved and the window has been closed.
  public var onSaved: ((Model) -> Void)?
  /// Called when the window has been closed, saved or not; before ``onSaved``.
  public var onClose: (() -> Void)?
  /// The user's changes while the window is open.
  private let history = UndoHistory()
  private let save: @MainActor (Model) async throws -> Void

  private(set) var sheet: ModalSheet?
  private var saving: Task<Void, Never>?
  private var isCancelling = false
  /// The reason why saving failed.
  private var failure: String?
  private weak var previousFocus: Widget?
  /// Whether the parent window closes as soon as no changes can be lost.
  private var closesParent = false

  /// Creates a window without presenting it.
  ///
  /// - Parameters:
  ///   - title: The title of the window.
  ///   - action: The title of the button that saves, such as “Create”, “Add” or “Save”.
  ///   - form: The form. Its changes are reverted if the user discards them.
  ///   - save: Saves the model, whose values are all valid; the form is disabled meanwhile. If the user cancels saving,
  ///     the task is canceled and should throw a `CancellationError`. The description of any other error is displayed.
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

  /// Presents the window over that of a widget.
  ///
  /// - Parameter opener: The widget that opens the window; it gets the focus at the end if no widget had it before.
  /// - Returns: Whether the window is open; false if the widget isn't in a window.
  @discardableResult
  public func present(over opener: Widget) -> Bool {
    if sheet != nil { return true }
    guard let newSheet = ModalSheet(over: opener, title: title, FormView(form), for: self) else { return false }
    sheet = newSheet
    closesParent = false
    failure = nil
    fill(newSheet)
    newSheet.present()
    return true
  }

  /// Closes the window without confirmation, and cancels saving.
  public func dismiss() {
    closesParent = false
    sheet?.dialog.close()
  }

  private func fill(_ newSheet: ModalSheet) {
    newSheet.endButton.setTitle(action, for: .normal)
    newSheet.endButton.style = .primary
    newSheet.endButton.didSelectHandler = { [weak self] _ in self?.confirm() }
    // Otherwise Escape would discard uncommitted text without confirmation.
    newSheet.formView.keepsInputOnEscape = true
    newSheet.confirmingKeys.insert("s")
    newSheet.onConfirm = { [weak self] in self?.confirm() }
    newSheet.dialog.onCloseRequest = { [weak self] in self?.requestClose() }
    newSheet.dialog.onCoveringViewChange = { [weak self] in
      // The user wants to keep editing.
      if self?.sheet?.dialog.coveringView == nil { self?.closesParent = false }
      self?.showButtons()
    }
    newSheet.keepsParent = { [weak self] in self?.keepsParent() ?? false }
    newSheet.onClose = { [weak self] in self?.didClose() }
    history.isEnabled = { [weak self] in self?.form.isEnabled == true && self?.sheet?.dialog.coveringView == nil }
    history.handleKeys(whileDisplaying: newSheet.view)
    form.undoHistory = history
    newSheet.view.observe { [weak self] in
      guard let self else { return }
      let hasRequired = form.visibleFields.joined().contains { $0.isRequired }
      sheet?.view.note = hasRequired ? localized("* Required") : nil
    }
    newSheet.view.observe { [weak self] in self?.showStatus() }
    newSheet.view.observe { [weak self] in
      guard let self else { return }
      // Always read, so changes are observed.
      form.readValues()
      _ = form.inputTexts
      onChange?(form)
    }
  }

  // MARK: Status

  private func showStatus() {
    // Always read, so changes are observed.
    let (count, problems, isChecking) = (form.invalidFields.count, form.problems, form.isChecking)
    showButtons()
    guard let sheet else { return }
    let progress = isChecking ? localized("Checking…") : localized("Saving…")
    sheet.view.progressName = saving == nil ? nil : progress
    if saving != nil {
      let text = isCancelling ? localized("Canceling…") : progress
      sheet.view.show(ValidationMessage(text, kind: .none, style: .hint))
    } else if let failure {
      sheet.view.show(ValidationMessage(failure))
    } else {
      sheet.view.show(count == 0 ? nil : FormSummaryView.message(count: count), problems, in: sheet.formView)
    }
  }

  private func showButtons() {
    guard let sheet else { return }
    let isFree = sheet.dialog.coveringView == nil
    sheet.cancelButton.isEnabled = isFree
    sheet.endButton.isEnabled = isFree && saving == nil
  }

  // MARK: Saving

  private func confirm() {
    guard let sheet, saving == nil, sheet.dialog.coveringView == nil else { return }
    failure = nil
    guard form.validate() || form.isChecking && form.invalidFields.isEmpty else {
      showStatus()
      sheet.formView.focusFirstInvalidField()
      return
    }
    isCancelling = false
    saving = Task { [weak self, form, save] in
      do {
        guard await form.finishChecks() else {
          self?.didRefuse()
          return
        }
        try await save(form.model)
        self?.didSave()
      } catch {
        self?.didFail(error)
      }
    }
    // Disabled widgets must not keep the focus.
    previousFocus = sheet.dialog.window.focusWidget
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

  /// Ends saving because of invalid values, or because the user canceled the checks.
  private func didRefuse() {
    didFail(CancellationError())
    guard let sheet, !isCancelling, sheet.dialog.coveringView == nil else { return }
    sheet.formView.focusFirstInvalidField()
  }

  private func didFail(_ error: any Error) {
    guard let sheet else { return }
    saving = nil
    // A user who canceled knows the reason.
    if !isCancelling, !(error is CancellationError) {
      let reason = localized("Can’t save: %1$@").filled(with: problemText(of: error))
      failure = [reason, localized("Your entries are kept. Change them or try again.")].joined(separator: "\n")
    }
    form.isEnabled = true
    if sheet.dialog.coveringView == nil { closesParent = false }
    showStatus()
    guard sheet.dialog.coveringView == nil, sheet.cancelButton.containsFocus else { return }
    // The form can't take the focus before it is enabled.
    flushObservers()
    if let previousFocus, previousFocus.window === sheet.dialog.window, previousFocus.grabFocus() { return }
    sheet.focusForm()
  }

  // MARK: Leaving

  private func requestClose() {
    guard let sheet else { return }
    guard sheet.dialog.coveringView == nil else { return sheet.dialog.removeCoveringView() }
    // Wait for the end, because saving may still succeed. Leaving again asks for confirmation.
    if let saving, !isCancelling {
      isCancelling = true
      saving.cancel()
      return showStatus()
    }
    guard wouldLoseChanges() else { return sheet.dialog.closeWhenIdle() }
    sheet.dialog.askToDiscardChanges { [weak self] in
      self?.form.discardChanges()
      self?.sheet?.dialog.closeWhenIdle()
    }
  }

  /// Commits uncommitted text, and returns whether closing the window would lose changes.
  private func wouldLoseChanges() -> Bool {
    let isTyping = !form.commit().isEmpty
    return isTyping || form.hasChanges || saving != nil
  }

  /// Returns whether the parent window, which would close this one too, must stay open.
  private func keepsParent() -> Bool {
    guard let sheet, wouldLoseChanges() else { return false }
    closesParent = true
    if sheet.dialog.coveringView == nil { requestClose() }
    return true
  }

  private func didClose() {
    let parent = sheet?.parent
    sheet = nil
    saving?.cancel()
    saving = nil
    form.undoHistory = nil
    history.removeAll()
    form.isEnabled = true
    onClose?()
    guard closesParent, let parent, !parent.isDisposed else { return }
    // Call `onSaved` first.
    MainLoop.idle { [weak parent] in if let parent, !parent.isDisposed { parent.requestClose() } }
  }
}
