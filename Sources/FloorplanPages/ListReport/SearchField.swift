import FloorplanTheme
import FloorplanUI
public import GTKBridge

/// A search field that displays recent search terms below it while it is empty and focused.
///
///     let search = SearchField("Search orders")
///     search.onChange = { text in list.search(text) }
///     search.recentTerms = settings.recentTerms
///     search.onRecentTermsChange = { terms in settings.recentTerms = terms }
///
/// A term is added to the recent terms when the user presses Enter, and when a field with a text loses the focus.
///
/// | Key | Action |
/// |---|---|
/// | Enter | submit the search |
/// | Escape | clear the text or, if it is empty, return the focus to the widget that had it before |
///
/// ## CSS nodes
///
///     searchfield.fdlFUISearchField
///     ╰── box
///         ├── entry.search.fdlFUISearchField_searchField
///         ╰── recentterms                                     while the field is empty and focused
///             ╰── box
///                 ├── box
///                 │   ├── label.fdlFUISearchField_recentLabel
///                 │   ╰── button.fdlFUIActionButton
///                 ╰── chips
///                     ╰── button.fdlFUISearchField_recentChip …
///
/// ## Accessibility
///
/// A search landmark with the same label as the search box in it. The terms are one tab stop; the arrow keys move
/// between them.
public final class SearchField: CustomWidget {
  private typealias Parts = ComponentParts.SearchField
  private let entry: SearchEntry
  private let recents = RecentTermsView()
  private var storedTerms = RecentTerms()
  private var isUpdating = false

  public override class var cssName: String { "searchfield" }
  public override class var accessibleRole: AccessibleRole { .search }

  /// Creates an empty field.
  ///
  /// - Parameter name: The placeholder and accessible label, such as “Search orders”.
  public init(_ name: String) {
    entry = SearchEntry(name: name)
    super.init()
    addStyleClasses(of: Parts.view)
    setAccessibleLabel(name)
    entry.addStyleClasses(of: Parts.searchField)
    entry.connect("changed") { [weak self] in
      guard let self, !isUpdating else { return }
      showRecents()
      onChange?(entry.text)
    }
    entry.connect("activate") { [weak self] in self?.submit() }
    entry.connect("stop-search") { [weak self] in self?.stop() }
    entry.connect("search-started") { [weak self] in self?.grabFocus() }
    recents.isVisible = false
    recents.onChoose = { [weak self] in self?.choose($0) }
    recents.onClear = { [weak self] in
      self?.entry.grabFocus()
      self?.change(to: RecentTerms())
    }
    Box(.vertical, spacing: .lineGap, of: Parts.view, [entry, recents]).setParent(self)
    addInput()
  }

  // MARK: Text

  /// The text; setting it doesn't call ``onChange``.
  public var text: String {
    get { entry.text }
    set {
      guard newValue != entry.text else { return }
      show(newValue)
    }
  }
  /// Called with the text at each keystroke, and when the user chooses a term or clears the field.
  @Callback public var onChange: ((String) -> Void)?
  /// Called with the text when the user presses Enter or chooses a term.
  @Callback public var onSubmit: ((String) -> Void)?

  private func show(_ newText: String) {
    isUpdating = true
    entry.text = newText
    isUpdating = false
    // The user continues typing after the text.
    if containsFocus { entry.cursorPosition = -1 }
    showRecents()
  }

  private func change(to newText: String) {
    show(newText)
    onChange?(newText)
  }

  private func submit() {
    addRecentTerm(text)
    onSubmit?(text)
  }

  // MARK: Recent terms

  /// The recent search terms, the latest first: up to eight, without duplicates.
  public var recentTerms: [String] {
    get { storedTerms.terms }
    set {
      storedTerms = RecentTerms(newValue)
      showRecents()
    }
  }
  /// Called with the terms when one is added or the user clears them.
  @Callback public var onRecentTermsChange: (([String]) -> Void)?

  /// Adds a term as the latest.
  ///
  /// - Parameter term: The term; a blank one is ignored.
  public func addRecentTerm(_ term: String) {
    var terms = storedTerms
    terms.add(term)
    change(to: terms)
  }

  private func change(to terms: RecentTerms) {
    guard terms != storedTerms else { return }
    storedTerms = terms
    showRecents()
    onRecentTermsChange?(terms.terms)
  }

  private func showRecents() {
    let isNeeded = hadFocus && entry.text.isEmpty && !storedTerms.terms.isEmpty
    if isNeeded { recents.terms = storedTerms.terms }
    recents.setVisible(isNeeded, movingFocusTo: self)
  }

  private func choose(_ term: String) {
    entry.grabFocus()
    change(to: term)
    submit()
  }

  // MARK: Focus

  private var hadFocus = false
  /// The idle source that checks the focus.
  @Pending private var focusCheck: LoopSource?
  private weak var previousFocus: Widget?

  private func addInput() {
    addController(PointerController()).onPress { [weak self] _ in self?.savePreviousFocus() }
    onEscape { [weak self] in
      // The entry handles Escape itself.
      guard let self, recents.containsFocus else { return false }
      restoreFocus()
      return true
    }
  }

  private func savePreviousFocus() { if !containsFocus { previousFocus = window?.focusWidget } }

  public override func takeFocus() -> Bool {
    savePreviousFocus()
    return entry.grabFocus()
  }

  /// Moves the focus into the field, or on within it.
  public override func focus(_ direction: FocusDirection) -> Bool {
    savePreviousFocus()
    return super.focus(direction)
  }

  /// Clears the text or, if it is empty, leaves the field.
  private func stop() { if text.isEmpty { restoreFocus() } else { change(to: "") } }

  private func restoreFocus() {
    if let previousFocus, previousFocus.isMapped, previousFocus.grabFocus() { return }
    window?.clearFocus()
  }

  public override func focusChildWillChange(to child: Widget?) {
    super.focusChildWillChange(to: child)
    scheduleFocusCheck()
  }

  public override func stateDidChange(from old: StateFlags) {
    super.stateDidChange(from: old)
    if stateFlags.contains(.focusWithin) != old.contains(.focusWithin) { scheduleFocusCheck() }
  }

  /// Checks the focus when it has moved: during the move, the window doesn't know the target.
  private func scheduleFocusCheck() {
    guard !isDisposed, focusCheck == nil else { return }
    focusCheck = MainLoop.idle(priority: .input) { [weak self] in
      self?.focusCheck = nil
      self?.checkFocus()
    }
  }

  private func checkFocus() {
    guard containsFocus != hadFocus else { return }
    hadFocus.toggle()
    if !hadFocus { addRecentTerm(text) }
    showRecents()
  }

  /// Adds the last text to the recent terms before it disconnects the handlers.
  public override func dispose() {
    if !isDisposed, focusCheck != nil { checkFocus() }
    super.dispose()
  }
}
