import Floorplan
import Observation

/// A page of the gallery, which is a constant in a file of Pages/.
struct Page {
  /// The description of the page for the sidebar, the search, addresses and tests.
  let entry: PageEntry

  /// Creates the content, which fills the window next to the sidebar.
  let body: @MainActor (PageContext) -> Widget

  /// Returns the samples of a component's states; nil for a page of another kind.
  var samples: (@MainActor (PageContext) -> [StateSample])?

  /// Creates a page; the parameters before `body` are those of its entry.
  init(
    path: String, title: String, group: String, summary: String, iconName: String, documentation: String? = nil,
    keywords: [String], knobs: [KnobDefinition] = [], body: @escaping @MainActor (PageContext) -> Widget
  ) {
    entry = PageEntry(
      path: path, title: title, group: group, summary: summary, iconName: iconName,
      documentation: documentation ?? "components/\(path)", keywords: keywords, knobs: knobs)
    self.body = body
  }
}

/// The state that an open page shares with the shell around it.
@Observable
final class PageContext {
  let entry: PageEntry
  /// The displayed title.
  ///
  /// Initially it is the title of the entry. A page may add a count.
  var title: String
  /// The page that the content has navigated to, with its knobs; nil for this page.
  var linked: PageContext?
  /// Whether the page is still loading its content.
  ///
  /// Pictures and tests wait for it.
  var isLoading = false
  /// Returns whether a window that the page has opened is still loading its content.
  ///
  /// Pictures wait for it.
  @ObservationIgnored var isWaiting: () -> Bool = { false }
  /// The switches, for pages about themes and appearance.
  @ObservationIgnored let switches: ViewSwitches
  /// The parts of the page that the style sheet doesn't paint.
  @ObservationIgnored private(set) lazy var chrome = sharedChrome ?? Chrome(switches)
  @ObservationIgnored private let sharedChrome: Chrome?
  /// The favorite and recent pages, for the home page.
  @ObservationIgnored let bookmarks: PageBookmarks
  /// Opens an address.
  @ObservationIgnored let open: (ResolvedAddress) -> Void
  /// The actions in the window that the user can undo, also on other pages.
  @ObservationIgnored let undoHistory: UndoHistory
  /// Closures that return the problem with the value of a knob, by the name of the knob.
  @ObservationIgnored var problems: [String: @MainActor (String) -> String?] = [:]
  @ObservationIgnored private let knobs: [String: KnobValue]
  @ObservationIgnored private let showMessage: (String) -> Void

  /// The context whose title and knobs describe the displayed content: ``linked``, or this one.
  var displayed: PageContext { linked ?? self }

  /// Creates the context of a page, whose parts share the style of `chrome`, if it isn't nil; `showMessage` displays a
  /// short message for a while.
  init(
    _ resolved: ResolvedAddress, _ switches: ViewSwitches = ViewSwitches(),
    chrome: Chrome? = nil, bookmarks: PageBookmarks = PageBookmarks(), undoHistory: UndoHistory = UndoHistory(),
    open: @escaping (ResolvedAddress) -> Void = { _ in }, showMessage: @escaping (String) -> Void = { _ in }
  ) {
    entry = resolved.entry
    self.switches = switches
    sharedChrome = chrome
    self.bookmarks = bookmarks
    self.open = open
    self.undoHistory = undoHistory
    title = resolved.entry.title
    knobs = Dictionary(
      uniqueKeysWithValues: resolved.entry.knobs.map {
        ($0.name, KnobValue(resolved.address.value(ofKnob: $0.name) ?? $0.defaultValue))
      })
    self.showMessage = showMessage
  }

  /// Returns the value of a knob; reading it is observed.
  func value(ofKnob name: String) -> String { knob(name).text }

  private func knob(_ name: String) -> KnobValue {
    guard let knob = knobs[name] else { preconditionFailure("page \(entry.path) has no knob \(name)") }
    return knob
  }

  /// Sets a knob if the value is valid.
  func setValue(_ value: String, ofKnob name: String) {
    guard let knob = entry.knobs.first(where: { $0.name == name }), knob.accepts(value) else { return }
    self.knob(name).text = value
  }

  /// Returns whether a knob differs from its default; reading it is observed.
  func isChanged(_ knob: KnobDefinition) -> Bool { value(ofKnob: knob.name) != knob.defaultValue }

  /// Returns whether a toggle is on.
  func isOn(_ name: String) -> Bool { value(ofKnob: name) == KnobDefinition.toggleValues[0] }

  /// The address of the displayed content, with all knobs that differ from their defaults.
  var address: Address {
    if let linked { return linked.address }
    var address = Address(page: entry.path)
    for knob in entry.knobs where isChanged(knob) {
      address.knobs.append(Address.Knob(name: knob.name, value: value(ofKnob: knob.name)))
    }
    return address
  }

  /// Displays a short message about a completed action.
  func announce(_ message: String) { showMessage(message) }

  /// Copies a text to the clipboard of a widget, and displays a message with its name.
  func copy(_ text: String, named name: String? = nil, from widget: Widget) {
    widget.clipboard.set(text: text)
    announce(localized("Copied %1$@").filled(with: name ?? text))
  }
}

/// The value of one knob, which is observed separately.
@Observable
private final class KnobValue {
  var text: String
  init(_ text: String) { self.text = text }
}

/// The pages of the gallery by group, after the home page.
let catalog = CatalogIndex(
  [homePage.entry] + catalogPages.map(\.entry).filter { $0 != homePage.entry }.sorted { $0.group < $1.group })
