public import FloorplanForms
import FloorplanTheme
import FloorplanUI
public import GTKBridge
public import Observation

/// A window with the sort order and the filters of a list, in this order.
///
///     let draft = OrderFilter(current)
///     let window = FilterWindow(filterForm(draft), of: "Orders", totalCount: store.orders.count) {
///       await store.count($0)
///     }
///     window.isDefault = { $0 == OrderFilter() }
///     window.reset = { $0.take(OrderFilter()) }
///     window.onConfirm = { list.filter = OrderFilter($0) }
///     window.present(over: button)
///
/// The object stays alive while the window is open. It only writes to its own model: the list changes when the app
/// applies that model in ``onConfirm``, and not at all if the user cancels. The number of results is requested after
/// each change of the model; until it is known, the window displays the previous number.
///
/// | Keys | Action |
/// |---|---|
/// | Control+Enter | show the results |
/// | Escape | cancel |
///
/// ## CSS nodes
///
///     window.fdlFUIModalForm_sheet
///     ├── headerbar.fdlFUINavigationBar
///     │   ╰── modalbar
///     │       ├── button.fdlFUINavigationBar_actionButton
///     │       ├── label.fdlFUINavigationBar_titleLabel
///     │       ├── label.fdlFUINavigationBar_subtitleLabel      absent until the results have been counted
///     │       ╰── button.fdlFUINavigationBar_actionButton      absent if the filter can't be reset
///     ╰── modalform.fdlFUIModalForm
///         ├── …
///         ╰── box.fdlFUIModalForm_footer
///             ╰── button.fdlFUIActionButton
///
/// ## Accessibility
///
/// A dialog labeled by its title, which is a heading. The number of results is a status that screen readers announce
/// when it changes.
@MainActor
public final class FilterWindow<Model: AnyObject & Observable> {
  /// The form with the sort order and the filters, for the window's own model.
  public let form: Form<Model>
  /// The name of the items, such as “Orders”.
  public let subject: String
  /// The number of items without any filter.
  public let totalCount: Int
  /// Returns whether the model has its default values; it may read observable properties of the model.
  public var isDefault: (Model) -> Bool = { _ in true }
  /// Resets the model to its default values; nil to hide the Reset button.
  public var reset: ((Model) -> Void)?
  /// Called with the model when the user confirms, after the window has been closed.
  public var onConfirm: ((Model) -> Void)?
  private let count: @MainActor (Model) async -> Int

  private(set) var sheet: ModalSheet?
  /// The button that shows the results.
  private(set) var resultsButton: ActionButton?
  private var counting: Task<Void, Never>?
  /// Waits for the asynchronous rules before the results are shown.
  private var confirming: Task<Void, Never>?
  private var isConfirmed = false

  /// Creates a window without presenting it.
  ///
  /// - Parameters:
  ///   - form: The form with the sort order and the filters, for the window's own model.
  ///   - subject: The name of the items, such as “Orders”.
  ///   - totalCount: The number of items without any filter.
  ///   - count: Returns the number of results for a model. If the model changes in the meantime, the task is canceled
  ///     and its result ignored.
  public init(
    _ form: Form<Model>, of subject: String, totalCount: Int, count: @escaping @MainActor (Model) async -> Int
  ) {
    self.form = form
    self.subject = subject
    self.totalCount = totalCount
    self.count = count
  }

  /// Whether the window is open.
  public var isPresented: Bool { sheet != nil }
  /// Whether the results are being counted.
  public var isCounting: Bool { counting != nil }

  /// Presents the window over that of a widget.
  ///
  /// - Parameter opener: The widget that opens the window; it gets the focus at the end if no widget had it before.
  /// - Returns: Whether the window is open; false if the widget isn't in a window.
  @discardableResult
  public func present(over opener: Widget) -> Bool {
    if sheet != nil { return true }
    guard let newSheet = ModalSheet(over: opener, title: localized("Filter"), FormView(form), for: self) else {
      return false
    }
    sheet = newSheet
    isConfirmed = false
    fill(newSheet)
    newSheet.present()
    return true
  }

  /// Closes the window without applying the filter.
  public func dismiss() { sheet?.dialog.close() }

  private func fill(_ newSheet: ModalSheet) {
    newSheet.endButton.setTitle(localized("Reset"), for: .normal)
    newSheet.endButton.replacementPart = ComponentParts.NavigationBar.actionButton
    newSheet.endButton.isVisible = reset != nil
    newSheet.endButton.didSelectHandler = { [weak self] _ in
      guard let self, let reset else { return }
      cancelConfirming()
      // Discards uncommitted text, too.
      form.discardChanges()
      reset(form.model)
    }
    let button = ActionButton(localized("Show Results"), .primary) { [weak self] in self?.confirm() }
    newSheet.view.addFooter(button)
    resultsButton = button
    newSheet.onConfirm = { [weak self] in self?.confirm() }
    newSheet.onClose = { [weak self] in self?.didClose() }
    newSheet.view.observe { [weak self] in
      guard let self else { return }
      let isDefault = isDefault(form.model)
      guard let sheet else { return }
      // A disabled button must not keep the focus.
      if isDefault, sheet.endButton.containsFocus { sheet.focusForm() }
      sheet.endButton.isEnabled = !isDefault
    }
    newSheet.view.observe { [weak self] in self?.countResults() }
  }

  // MARK: Content

  /// Requests the number of results, now and whenever the model changes.
  private func countResults() {
    form.readValues()
    counting?.cancel()
    counting = Task { [weak self, form, count] in
      let found = await count(form.model)
      guard !Task.isCancelled else { return }
      self?.counting = nil
      self?.showCount(found)
    }
  }

  private func showCount(_ found: Int) {
    let title =
      found == 0 ? localized("No Results") : localized("Show %1$@ Result", "Show %1$@ Results", count: found)
    resultsButton?.setTitle(title, for: .normal)
    // Translators: the name of the items, the number of results and the total: Orders 12 of 54.
    let subtitle = localized("%1$@ %2$@ of %3$@")
    let counts = [found, totalCount].map { NumberFormat.integer.text($0) }
    sheet?.subtitle = subtitle.filled(with: subject, counts[0], counts[1])
  }

  // MARK: Actions

  private func confirm() {
    guard let sheet, confirming == nil else { return }
    guard form.validate() else {
      guard form.isChecking, form.invalidFields.isEmpty else { return _ = sheet.formView.focusFirstInvalidField() }
      confirming = Task { [weak self, form] in
        let isValid = await form.finishChecks()
        guard let self, !Task.isCancelled else { return }
        confirming = nil
        if isValid { confirm() } else { self.sheet?.formView.focusFirstInvalidField() }
      }
      return
    }
    isConfirmed = true
    sheet.dialog.closeWhenIdle()
  }

  private func cancelConfirming() {
    confirming?.cancel()
    confirming = nil
  }

  private func didClose() {
    cancelConfirming()
    counting?.cancel()
    counting = nil
    sheet = nil
    resultsButton = nil
    guard isConfirmed else { return }
    isConfirmed = false
    onConfirm?(form.model)
  }
}
