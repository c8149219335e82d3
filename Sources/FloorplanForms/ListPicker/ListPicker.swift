public import FloorplanUI
public import GTKBridge

/// A picker for options in a modal window (FUIListPicker in the SAP Fiori for iOS documentation).
///
///     let picker = ListPicker()
///     picker.title = "Work Group"
///     picker.valueOptions = ["Construction", "Repair", "Engineering", "Vendor"]
///     picker.allowsMultipleSelection = false
///     picker.selection = [0]
///     picker.onSelectionChange = { order.workGroup = $0.first }
///     picker.present(over: button)
///
/// If only one option can be selected, selecting it closes the picker. Otherwise, the picker has buttons to apply and
/// to cancel, and asks before it discards a selection. With ``tracksLiveChanges``, each selection applies
/// immediately.
///
/// Options are identified by their indices among all options, independently of the search. Cells exist only for visible
/// options, so a picker with a million options opens as fast as one with ten. While the picker is open, changes of the
/// options, and with ``tracksLiveChanges`` of the selection, take effect immediately. All other changes take effect
/// the next time it opens.
///
/// ## Keyboard
///
/// | Keys | Action |
/// |---|---|
/// | arrows, Home, End, Page Up, Page Down | move through the options |
/// | Space, Enter | select or deselect an option |
/// | Control+A, Control+Shift+A | select or deselect all options that match the search |
/// | Control+F, any letter | search |
/// | Enter in the search | go to the first result |
/// | Control+Enter | apply the selection |
/// | Escape | clear the search, then cancel |
@MainActor
public final class ListPicker {
  /// Creates a picker without options.
  public init() {}

  // MARK: Options

  /// The title of the window.
  public var title = ""
  /// The title, or a standard one.
  var displayedTitle: String { title.isEmpty ? localized("All") : title }
  /// The options as texts, if they need no custom cells.
  public var valueOptions: [String] = [] {
    didSet {
      guard valueOptions != oldValue else { return }
      // Its results would be indices of the previous options.
      optionSearch.cancel()
      optionSearch = OptionSearch(valueOptions)
      reloadData()
    }
  }
  /// The images before the texts of ``valueOptions``; empty, the default, for none.
  public var optionImages: [ImageSource?] = [] { didSet { if optionImages != oldValue { reloadData() } } }
  /// The data source of options with custom cells, in place of ``valueOptions``; held weakly.
  public weak var dataSource: (any ListPickerDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }

  /// Updates the picker after the options changed; removed options are deselected.
  public func reloadData() {
    view?.optionsDidChange()
    cell?.showText()
  }

  /// The cell whose value the picker selects; nil for a standalone picker.
  weak var cell: ListPickerFormCell?

  var registrations: [(CollectionView) -> Void] = []

  /// Registers a closure that creates cells of a type for the ``dataSource``, in place of the type's initializer.
  ///
  /// - Parameters:
  ///   - type: The type of the cells.
  ///   - make: Creates a cell, before it is filled for the first time.
  public func register<Cell: CollectionCell>(_ type: Cell.Type, _ make: @escaping () -> Cell = { Cell() }) {
    registrations.append { $0.register(type, make) }
  }

  var optionCount: Int { dataSource.map { max(0, $0.numberOfOptions(in: self)) } ?? valueOptions.count }

  func name(of option: Int) -> String? {
    if let dataSource { return dataSource.listPicker(self, nameOfOption: option) }
    return valueOptions.indices.contains(option) ? valueOptions[option] : nil
  }

  // MARK: Selection

  /// The indices of the selected options.
  ///
  /// Invalid indices are not displayed, and stay until the user changes the selection. Setting this property calls no
  /// handler.
  public var selection: [Int] = [] {
    didSet {
      guard selection != oldValue, window == nil || tracksLiveChanges, let view else { return }
      view.show(selectedOptions(of: view.optionCount))
    }
  }
  /// Returns the selected options among a number of options.
  func selectedOptions(of count: Int) -> RangeSet<Int> {
    let selectedOptions = RangeSet(options: selection, of: count)
    return allowsMultipleSelection ? selectedOptions : RangeSet(options: selectedOptions.options.prefix(1), of: count)
  }
  /// Called with the indices of the selected options, in order, after the user changed the selection and applied it.
  ///
  /// If there is no button to apply, it is called immediately.
  public var onSelectionChange: (([Int]) -> Void)?
  /// Called after the picker closed, with or without a new selection.
  public var onDismiss: (() -> Void)?

  /// Whether several options can be selected; the default is true, as in the SAP Fiori for iOS documentation.
  public var allowsMultipleSelection = true
  /// Whether an empty selection is valid; the default is true.
  ///
  /// If not, it can't be applied; if selections apply immediately, the last option stays selected.
  public var allowsEmptySelection = true
  /// Whether each selection applies immediately, without buttons to apply or cancel; the default is false.
  public var tracksLiveChanges = false
  /// Whether the picker closes on selection if only one option can be selected; the default is true.
  public var isDismissedOnSelection = true
  /// Whether the selected options are also displayed in a section above all options, except during a search; the
  /// default is false.
  public var showsSelectedSection = false
  /// The instruction below the options; nil for none.
  public var prompt: String?

  var closesOnSelection: Bool { !allowsMultipleSelection && isDismissedOnSelection }
  /// Whether the user has to apply the selection.
  var requiresConfirmation: Bool { !tracksLiveChanges && !closesOnSelection }

  func commit(_ options: [Int]) {
    selection = options
    cell?.userDidSelect(options)
    onSelectionChange?(options)
  }

  // MARK: Search

  /// Whether users can search; the default is false.
  ///
  /// A search in the options of a ``dataSource`` needs ``searchResultsUpdating``.
  public var isSearchEnabled = false
  /// The object that searches in place of the picker; held weakly.
  public weak var searchResultsUpdating: (any ListPickerSearchResultsUpdating)?
  /// The placeholder of the search; nil for the standard text.
  public var searchPlaceholder: String?
  /// Whether the selection of an option clears the search; the default is false.
  public var clearsSearchOnSelection = false
  #if Barcode
    private let storedSearchBar = SearchBar()
    /// The settings of the search, such as for barcodes; nil unless ``isSearchEnabled``.
    public var searchBar: SearchBar? { isSearchEnabled ? storedSearchBar : nil }
  #endif
  /// The current search text; empty for no search.
  public internal(set) var searchText = ""

  var canSearch: Bool { isSearchEnabled && (dataSource == nil || searchResultsUpdating != nil) }

  /// Displays results of ``searchResultsUpdating``.
  ///
  /// - Parameters:
  ///   - options: The indices of all results so far, in the order of display; invalid indices are ignored.
  ///   - text: The search text; the results of an earlier search are ignored.
  ///   - progress: The progress of the search, 0...1; 1 when it is complete.
  public func showSearchResults(_ options: [Int], for text: String, progress: Double = 1) {
    guard text == searchText, !text.isEmpty else { return }
    view?.show(results: options, progress: progress)
  }

  private(set) var optionSearch = OptionSearch([])

  /// Searches for ``searchText``, with ``searchResultsUpdating`` if there is one.
  func search() {
    let text = searchText
    if let searchResultsUpdating { return searchResultsUpdating.updateSearchResults(for: self, text: text) }
    optionSearch.search(text) { [weak self] in self?.showSearchResults($0, for: text, progress: $1) }
  }

  // MARK: Presentation

  /// The view that currently displays the options.
  weak var view: ListPickerView?
  private(set) var window: ListPickerWindow?

  /// Whether the picker is open.
  public var isPresented: Bool { window != nil }

  /// Opens the picker over the window that contains a widget.
  ///
  /// If that window is as narrow as a phone, the picker is of the same size.
  ///
  /// - Parameter opener: The pressed widget, which gets the keyboard focus back. The picker closes when this widget is
  ///   disposed.
  /// - Returns: Whether the picker is open; false if the widget isn't in a window.
  @discardableResult
  public func present(over opener: Widget) -> Bool {
    if window != nil { return true }
    guard let parent = opener.window else { return false }
    searchText = ""
    let newWindow = ListPickerWindow(self, over: parent, openedBy: opener)
    window = newWindow
    newWindow.present()
    return true
  }

  /// Closes the picker without applying the selection.
  public func dismiss() { window?.close() }

  func windowDidClose() {
    window = nil
    view = nil
    searchText = ""
    optionSearch.cancel()
    cell?.setState(.selected, false)
    onDismiss?()
  }
}
