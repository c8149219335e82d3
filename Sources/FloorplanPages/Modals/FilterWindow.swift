public import FloorplanForms
import FloorplanTheme
import FloorplanUI
public import GTKBridge

/// A window in which people say what a list is to show, and in which order: sorting first (fiori.md 1.7).
///
///     let draft = OrderFilter(current)
///     let window = FilterWindow(filterForm(draft), of: "Orders", total: store.orders.count) { await store.count($0) }
///     window.isInitial = { $0 == OrderFilter() }
///     window.reset = { $0.take(OrderFilter()) }
///     window.onShow = { list.filter = OrderFilter($0) }
///     window.present(over: button)
///
/// It lives as long as it is open.  It writes to the model that it was given and to nothing else: the list changes when
/// the app takes that over, and not at all where a person cancels.  How many results there would be is asked anew
/// whenever the model changes; until that is known, the last number stays.
///
/// | Keys | What they do |
/// |---|---|
/// | Control+Enter | shows the results |
/// | Escape | cancels |
///
/// ## CSS nodes
///
///     window
///     ├── headerbar.fdlFUINavigationBar
///     │   ╰── modalbar
///     │       ├── button.fdlFUINavigationBar_actionButton
///     │       ├── label.fdlFUINavigationBar_titleLabel
///     │       ├── label.fdlFUINavigationBar_subtitleLabel      absent until the results were counted
///     │       ╰── button.fdlFUINavigationBar_actionButton      absent where nothing can be reset
///     ╰── modalform.fdlFUIModalForm
///         ├── …
///         ╰── box.fdlFUIModalForm_footer
///             ╰── button.fdlFUIActionButton
///
/// ## Accessibility
///
/// A dialog named by its title, which is a heading too.  The number of results is a status: screen readers tell when it
/// changes.
@MainActor
public final class FilterWindow<Model: AnyObject> {
  /// The sort criteria and the filters, of a model of the window's own.
  public let form: Form<Model>
  /// What is filtered, as in "Orders".
  public let subject: String
  /// How many there are without any filter.
  public let total: Int
  /// Whether the model is as it was at the very beginning; it may read observable properties of the model.
  public var isInitial: (Model) -> Bool = { _ in true }
  /// Makes the model what it was at the very beginning; nil where there is no way back to that.
  public var reset: ((Model) -> Void)?
  /// Called with the model when a person wants to see the results, once the window has gone.
  public var onShow: ((Model) -> Void)?
  private let count: @MainActor (Model) async -> Int

  private(set) var sheet: ModalSheet?
  /// The button that shows the results.
  private(set) var showButton: ActionButton?
  private var counting: Task<Void, Never>?
  private var isConfirmed = false

  /// Makes a window that isn't shown yet.
  ///
  /// - Parameters:
  ///   - form: The sort criteria and the filters, of a model of the window's own.
  ///   - subject: What is filtered, as in "Orders".
  ///   - total: How many there are without any filter.
  ///   - count: How many results the model has.  It is cancelled when the model changes once more; its answer then
  ///     doesn't count.
  public init(
    _ form: Form<Model>, of subject: String, total: Int, count: @escaping @MainActor (Model) async -> Int
  ) {
    self.form = form
    self.subject = subject
    self.total = total
    self.count = count
  }

  /// Whether the window is open.
  public var isPresented: Bool { sheet != nil }
  /// Whether the results are being counted.
  public var isCounting: Bool { counting != nil }

  /// Opens the window over the one that a widget stands in.
  ///
  /// - Parameter opener: What a person has pressed to open it, which gets the keyboard focus back where nothing had it.
  /// - Returns: Whether it is open: not where the widget stands in no window.
  @discardableResult
  public func present(over opener: Widget) -> Bool {
    if sheet != nil { return true }
    guard let parent = opener.window else { return false }
    let made = ModalSheet(over: parent, openedBy: opener, title: localized("Filter"), FormView(form), for: self)
    sheet = made
    isConfirmed = false
    fill(made)
    made.present()
    return true
  }

  /// Closes the window, as cancelling does.
  public func dismiss() { sheet?.dialog.close() }

  private func fill(_ made: ModalSheet) {
    made.cancelButton.setTitle(localized("Cancel"), for: .normal)
    made.endButton.setTitle(localized("Reset"), for: .normal)
    made.endButton.ownPart = ComponentParts.NavigationBar.actionButton
    made.endButton.isVisible = reset != nil
    made.endButton.didSelectHandler = { [weak self] _ in self?.resetAll() }
    let button = ActionButton()
    button.style = .primary
    button.setTitle(localized("Show Results"), for: .normal)
    button.didSelectHandler = { [weak self] _ in self?.confirm() }
    made.view.addFooter(button)
    showButton = button
    made.onConfirm = { [weak self] in self?.confirm() }
    made.onClose = { [weak self] in self?.didClose() }
    made.view.observe { [weak self] in self?.showReset() }
    made.view.observe { [weak self] in self?.countResults() }
  }

  // MARK: What is shown

  private func showReset() {
    let isInitial = isInitial(form.model)
    guard let sheet else { return }
    // What can't be used any more gives up the focus first.
    if isInitial, sheet.endButton.containsFocus { sheet.focusForm() }
    sheet.endButton.isEnabled = !isInitial
  }

  /// Asks for the number of results, now and whenever the model is another.
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
    showButton?.setTitle(title, for: .normal)
    // Translators: what is filtered, how many of it would be shown, and how many there are: Orders 12 of 54.
    let subtitle = localized("%1$@ %2$@ of %3$@")
    sheet?.subtitle = subtitle.filled(with: subject, LocaleNumbers.grouped(found), LocaleNumbers.grouped(total))
  }

  // MARK: What people do

  private func resetAll() {
    guard let reset else { return }
    // What is being typed goes too.
    form.discardChanges()
    reset(form.model)
  }

  private func confirm() {
    guard let sheet else { return }
    guard form.validate() else {
      sheet.formView.focusFirstInvalidField()
      return
    }
    isConfirmed = true
    sheet.dialog.closeSoon()
  }

  private func didClose() {
    counting?.cancel()
    counting = nil
    sheet = nil
    showButton = nil
    guard isConfirmed else { return }
    isConfirmed = false
    onShow?(form.model)
  }
}
