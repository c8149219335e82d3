public import CGTK
import FloorplanTheme
import FloorplanUI
public import GTKBridge

/// What people search a page with: a field, and below it what they have searched for before, while it is empty and has the
/// focus.
///
///     let search = SearchField("Search orders")
///     search.onChange = { text in list.search(text) }
///     search.recentTerms = settings.recentTerms
///     search.onRecentTermsChange = { terms in settings.recentTerms = terms }
///
/// A term is remembered when a person presses Enter, and when the focus leaves the field with a text in it.
///
/// | Key | What it does |
/// |---|---|
/// | Enter | submits the search |
/// | Escape | clears the text; where there is none, gives the focus back to what had it before |
///
/// ## CSS nodes
///
///     searchfield.fdlFUISearchField
///     ╰── box
///         ├── entry.search.fdlFUISearchField_searchField
///         ╰── recentterms                                     while the field is empty and has the focus
///             ╰── box
///                 ├── box
///                 │   ├── label.fdlFUISearchField_recentLabel
///                 │   ╰── button.fdlFUIActionButton
///                 ╰── chips
///                     ╰── button.fdlFUISearchField_recentChip …
///
/// ## Accessibility
///
/// A search, which is a landmark of the page, with the same name as the search box in it.  The terms are one stop of the
/// keyboard: the arrows move among them.
@MainActor
public final class SearchField: CustomWidget {
  private typealias Parts = ComponentParts.SearchField
  private let entry: SearchEntry
  private let recents = RecentTermsView()
  private var remembered = RecentTerms()
  private var isShowing = false

  public override class var cssName: String { "searchfield" }
  public override class var accessibleRole: GtkAccessibleRole { .search }

  /// Makes an empty field.
  ///
  /// - Parameter name: What is searched: shown while the field is empty, and read by assistive technology.
  public init(_ name: String) {
    entry = SearchEntry(name: name)
    super.init()
    become(Parts.view)
    setAccessibleLabel(name)
    entry.become(Parts.searchField)
    entry.connect("changed") { [weak self] in self?.textDidChange() }
    entry.connect("activate") { [weak self] in self?.submit() }
    entry.connect("stop-search") { [weak self] in self?.stop() }
    entry.connect("search-started") { [weak self] in self?.grabFocus() }
    recents.isVisible = false
    recents.onChoose = { [weak self] in self?.choose($0) }
    recents.onClear = { [weak self] in self?.forgetTerms() }
    Box(.vertical, spacing: Int(Parts.view.metric(.lineGap)), [entry, recents]).setParent(self)
    addInput()
  }

  // MARK: Text

  /// The text; who sets it in code is not told of it by ``onChange``.
  public var text: String {
    get { entry.text }
    set {
      guard newValue != entry.text else { return }
      show(newValue)
    }
  }
  /// Called with the text at each keystroke, and when a person chooses a term or clears the field.
  public var onChange: ((String) -> Void)?
  /// Called with the text when a person presses Enter, and when they choose a term.
  public var onSubmit: ((String) -> Void)?

  private func show(_ newText: String) {
    isShowing = true
    entry.text = newText
    isShowing = false
    // People go on typing behind it.
    if containsFocus { entry.cursorPosition = -1 }
    showRecents()
  }

  private func change(to newText: String) {
    show(newText)
    onChange?(newText)
  }

  private func textDidChange() {
    guard !isShowing else { return }
    showRecents()
    onChange?(entry.text)
  }

  private func submit() {
    remember(text)
    onSubmit?(text)
  }

  // MARK: Recent terms

  /// What people have searched for, the last one first: at most eight terms, each of them once.
  public var recentTerms: [String] {
    get { remembered.terms }
    set {
      remembered = RecentTerms(newValue)
      showRecents()
    }
  }
  /// Called with the terms when one is remembered or a person has them forgotten.
  public var onRecentTermsChange: (([String]) -> Void)?

  /// Puts a term before those that people have searched for.
  ///
  /// - Parameter term: The term; one without letters is left out.
  public func remember(_ term: String) {
    var terms = remembered
    terms.remember(term)
    change(to: terms)
  }

  private func change(to terms: RecentTerms) {
    guard terms != remembered else { return }
    remembered = terms
    showRecents()
    onRecentTermsChange?(terms.terms)
  }

  private func showRecents() {
    let isNeeded = hadFocus && entry.text.isEmpty && !remembered.terms.isEmpty
    if isNeeded {
      recents.terms = remembered.terms
      recents.isVisible = true
    } else if recents.isVisible {
      recents.hide(givingFocusTo: self)
    }
  }

  private func choose(_ term: String) {
    entry.grabFocus()
    change(to: term)
    submit()
  }

  private func forgetTerms() {
    entry.grabFocus()
    change(to: RecentTerms())
  }

  // MARK: Focus

  private var hadFocus = false
  /// What will look where the focus is.
  private var focusCheck: LoopSource?
  private weak var focusedBefore: Widget?

  private func addInput() {
    let pointer = PointerController()
    pointer.onPress { [weak self] _ in self?.keepFocusedBefore() }
    addController(pointer)
    onEscape { [weak self] in
      // The entry has a use for its own.
      guard let self, recents.containsFocus else { return false }
      giveFocusBack()
      return true
    }
  }

  private func keepFocusedBefore() { if !containsFocus { focusedBefore = window?.focusWidget } }

  public override func takeFocus() -> Bool {
    keepFocusedBefore()
    return entry.grabFocus()
  }

  /// Moves the focus into the field, or on inside of it.
  public override func focus(_ direction: GtkDirectionType) -> Bool {
    keepFocusedBefore()
    return super.focus(direction)
  }

  /// Clears the text, or leaves where there is none.
  private func stop() { if text.isEmpty { giveFocusBack() } else { change(to: "") } }

  private func giveFocusBack() {
    if let focusedBefore, focusedBefore.isMapped, focusedBefore.grabFocus() { return }
    window?.clearFocus()
  }

  public override func focusChildWillChange(to child: Widget?) {
    super.focusChildWillChange(to: child)
    lookForFocus()
  }

  public override func stateDidChange(from old: GtkStateFlags) {
    super.stateDidChange(from: old)
    if stateFlags.contains(.focusWithin) != old.contains(.focusWithin) { lookForFocus() }
  }

  /// While it moves, the window doesn't know where it will be.
  private func lookForFocus() {
    guard !isDisposed, focusCheck == nil else { return }
    focusCheck = MainLoop.idle(priority: G_PRIORITY_DEFAULT) { [weak self] in
      self?.focusCheck = nil
      self?.focusMayBeElsewhere()
    }
  }

  private func focusMayBeElsewhere() {
    guard containsFocus != hadFocus else { return }
    hadFocus.toggle()
    if !hadFocus { remember(text) }
    showRecents()
  }

  /// Remembers what was typed last, and lets go of handlers.
  public override func dispose() {
    if !isDisposed, focusCheck != nil { focusMayBeElsewhere() }
    focusCheck?.cancel()
    focusCheck = nil
    super.dispose()
    onChange = nil
    onSubmit = nil
    onRecentTermsChange = nil
  }
}
