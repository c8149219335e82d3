public import FloorplanForms
import FloorplanUI
public import Observation

extension ListReportPage {
  /// Adds a button that opens a filter window, before the other actions; a further call replaces it.
  ///
  /// Call it again after the filter has changed. The window closes with the page.
  ///
  /// - Parameters:
  ///   - activeCount: The number of active filters, which the button displays.
  ///   - makeWindow: Creates the window; its `onConfirm` is called while the page exists.
  public func setFilter<Model: AnyObject & Observable>(
    activeCount: Int, _ makeWindow: @escaping () -> FilterWindow<Model>
  ) {
    let id = Self.filterAction
    var action = PageAction(id, localized("Filter"), count: activeCount) { [unowned self] in
      guard !isFilterPresented() else { return }
      let window = makeWindow()
      let onConfirm = window.onConfirm
      window.onConfirm = { [weak self] model in if self?.isDisposed == false { onConfirm?(model) } }
      isFilterPresented = { [weak window] in window?.isPresented == true }
      dismissFilter = { [weak window] in window?.dismiss() }
      window.present(over: self)
    }
    action.accessibilityCount = localized("%1$@ active", "%1$@ active", count: activeCount)
    pageActions = [action] + pageActions.filter { $0.id != id }
  }

  /// Opens the filter window, if there is one.
  public func openFilter() { pageActions.first { $0.id == Self.filterAction }?.perform() }

  private static var filterAction: String { "filter" }
}

extension FilterWindow {
  /// Creates a window that counts the results of an index, off the main thread.
  ///
  /// - Parameters:
  ///   - form: The form with the sort order and the filters, for the window's own model.
  ///   - subject: The name of the items, such as “Orders”.
  ///   - index: Returns the current index.
  ///   - query: Returns the query of a model.
  public convenience init<Record>(
    _ form: Form<Model>, of subject: String, index: @escaping () -> RecordIndex<Record>,
    query: @escaping (Model) -> RecordQuery<Record>
  ) {
    self.init(form, of: subject, totalCount: index().count) { await Self.count(query($0), in: index()) }
  }

  @concurrent
  private nonisolated static func count<Record>(_ query: RecordQuery<Record>, in index: RecordIndex<Record>) async
    -> Int
  {
    index.count(query)
  }
}
