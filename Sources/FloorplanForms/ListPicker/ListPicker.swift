public import FloorplanUI
public import GTKBridge

/// Lets people choose among options, in a window of its own over that of the app (FUIListPicker in the seeds).
///
///     let picker = ListPicker()
///     picker.title = "Work Group"
///     picker.valueOptions = ["Construction", "Repair", "Engineering", "Vendor"]
///     picker.allowsMultipleSelection = false
///     picker.selection = [0]
///     picker.onSelectionChange = { order.workGroup = $0.first }
///     picker.present(over: button)
///
/// Where one option can be chosen, choosing closes the picker.  Where several can be, it has buttons to apply and to
/// cancel, and asks before choices are lost; with ``isTrackingLiveChanges`` each choice counts at once.
///
/// Options are known by their numbers, counted from 0 among all of them whatever is searched.  Cells exist only for
/// what is in sight, so that a picker of a million options opens as quickly as one of ten.  What is set while it is
/// open counts when it opens next, but for the options and the selection.
///
/// ## Keyboard
///
/// | Keys | What they do |
/// |---|---|
/// | arrows, Home, End, Page Up, Page Down | move through the options |
/// | Space, Enter | choose an option, or choose it no more |
/// | Control+A, Control+Shift+A | choose all options that match the search, or none of them |
/// | Control+F, any letter | search |
/// | Enter in the search | goes to the first option that was found |
/// | Control+Enter | applies |
/// | Escape | takes the search back, then cancels |
@MainActor
public final class ListPicker {
  /// Makes a picker without options.
  public init() {}

  // MARK: Options

  /// What is chosen, shown as the window's title.
  public var title = ""
  /// The title, or a word for all options.
  var shownTitle: String { title.isEmpty ? localized("All") : title }
  /// The options as texts, which is enough where they need no cells of their own.
  public var valueOptions: [String] = [] {
    didSet {
      guard valueOptions != oldValue else { return }
      // What it still finds would be numbers of other options.
      optionSearch.cancel()
      optionSearch = OptionSearch(valueOptions)
      reloadData()
    }
  }
  /// Gives options with cells of their own, in place of ``valueOptions``; held weakly.
  public weak var dataSource: (any ListPickerDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }

  /// The options are others than before: those that are gone are not chosen any more.
  public func reloadData() {
    view?.optionsDidChange()
    onOptionsChange?()
  }

  /// Called after the options have become others, whether the picker is open or not.
  var onOptionsChange: (() -> Void)?

  var registrations: [(CollectionView) -> Void] = []

  /// Says how a type of cell is made that ``dataSource`` asks for; others are made by their own initialiser.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - make: Makes a cell, before it is filled for the first time.
  public func register<Cell: CollectionCell>(_ type: Cell.Type, _ make: @escaping () -> Cell = { Cell() }) {
    registrations.append { $0.register(type, make) }
  }

  var optionCount: Int { dataSource.map { max(0, $0.numberOfOptions(in: self)) } ?? valueOptions.count }

  func name(of option: Int) -> String? {
    if let dataSource { return dataSource.listPicker(self, nameOfOption: option) }
    return valueOptions.indices.contains(option) ? valueOptions[option] : nil
  }

  // MARK: Selection

  /// The numbers of the chosen options.
  ///
  /// Numbers that no option has are not shown, and stay until a person has chosen.  Setting it calls no handler.
  public var selection: [Int] = [] {
    didSet {
      guard selection != oldValue, window == nil || isTrackingLiveChanges, let view else { return }
      view.show(chosenOptions(of: view.optionCount))
    }
  }
  /// The chosen ones among options, of which there are so many.
  func chosenOptions(of count: Int) -> RangeSet<Int> {
    let chosen = RangeSet(options: selection, of: count)
    return allowsMultipleSelection ? chosen : RangeSet(options: chosen.options.prefix(1), of: count)
  }
  /// Called with the numbers of the chosen options, in order, after a person has chosen others: when they are applied,
  /// or where nothing has to be applied, at once.
  public var onSelectionChange: (([Int]) -> Void)?
  /// Called after the picker was closed, whatever became of the choices.
  public var onDismiss: (() -> Void)?

  /// Whether several options can be chosen; the default is true (seeds/000).
  public var allowsMultipleSelection = true
  /// Whether nothing at all can be chosen; the default is true.
  ///
  /// If not, nothing can't be applied; where choices count at once, the last one stays.
  public var allowsEmptySelection = true
  /// Whether each choice counts at once, so that there is nothing to apply or to cancel; the default is false.
  public var isTrackingLiveChanges = false
  /// Whether choosing closes the picker where one option can be chosen; the default is true.
  public var isDismissedOnSelection = true
  /// Whether the chosen options are shown once more above all others, but for while somebody searches; the default is
  /// false.
  public var isSelectedSectionEnabled = false
  /// What people are asked to do, below the options; nil for nothing.
  public var prompt: String?

  var closesOnChoice: Bool { !allowsMultipleSelection && isDismissedOnSelection }
  /// Whether choices count only once they are applied.
  var appliesChoices: Bool { !isTrackingLiveChanges && !closesOnChoice }

  func commit(_ options: [Int]) {
    selection = options
    onSelectionChange?(options)
  }

  // MARK: Search

  /// Whether people can search; the default is false.
  ///
  /// Options of a ``dataSource`` are searched by ``searchResultsUpdating``, and not without it.
  public var isSearchEnabled = false
  /// Finds options in a way of an app's own; held weakly.
  public weak var searchResultsUpdating: (any ListPickerSearchResultsUpdating)?
  /// What is shown in the search while it is empty; nil for the standard text.
  public var searchPlaceholder: String?
  /// Whether choosing an option takes the search back; the default is false.
  public var isSearchCancelledAfterSelection = false
  #if Barcode
    private let ownSearchBar = SearchBar()
    /// What is special of the search, as that it can scan; nil unless ``isSearchEnabled``.
    public var searchBar: SearchBar? { isSearchEnabled ? ownSearchBar : nil }
  #endif
  /// What is searched; empty for nothing.
  public internal(set) var searchText = ""

  var canSearch: Bool { isSearchEnabled && (dataSource == nil || searchResultsUpdating != nil) }

  /// Shows what ``searchResultsUpdating`` has found.
  ///
  /// - Parameters:
  ///   - options: The numbers of all options that were found so far, in the order in which they are to be shown; those
  ///     that no option has are left out.
  ///   - text: What was searched: results of a search that was overtaken are not shown.
  ///   - progress: How far the search has come, 0...1; 1 at its end.
  public func showSearchResults(_ options: [Int], for text: String, progress: Double = 1) {
    guard text == searchText, !text.isEmpty else { return }
    view?.show(results: options, progress: progress)
  }

  private(set) var optionSearch = OptionSearch([])

  /// Searches for ``searchText``, in the app's way if it has one.
  func search() {
    let text = searchText
    if let searchResultsUpdating { return searchResultsUpdating.updateSearchResults(for: self, text: text) }
    optionSearch.search(text) { [weak self] in self?.showSearchResults($0, for: text, progress: $1) }
  }

  // MARK: Showing

  /// What shows the options now.
  weak var view: ListPickerView?
  private(set) var window: ListPickerWindow?

  /// Whether the picker is open.
  public var isPresented: Bool { window != nil }

  /// Opens the picker over the window that a widget stands in, which gets the keyboard focus back.
  ///
  /// In a window as narrow as a telephone the picker is as large as the window.
  ///
  /// - Parameter opener: What a person has pressed to open it.
  /// - Returns: Whether it is open: not where the widget stands in no window.
  @discardableResult
  public func present(over opener: Widget) -> Bool {
    if window != nil { return true }
    guard let parent = opener.window else { return false }
    searchText = ""
    let made = ListPickerWindow(self, over: parent, openedBy: opener)
    window = made
    made.present()
    return true
  }

  /// Closes the picker and forgets what was not applied.
  public func dismiss() { window?.close() }

  func windowDidClose() {
    window = nil
    view = nil
    searchText = ""
    optionSearch.cancel()
    onDismiss?()
  }
}
