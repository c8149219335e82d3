import GTKBridge
import Observation

/// One page of the gallery: a file in Pages/ whose name is the type's.
protocol Page {
  /// What the sidebar, the search, the address and the tests know of the page.
  static var entry: PageEntry { get }

  /// Makes what the page shows.  It fills the window beside the sidebar.
  static func body(_ context: PageContext) -> Widget
}

/// What a page and the shell around it share while the page is open.
@Observable
final class PageContext {
  /// The page's entry in the catalogue.
  let entry: PageEntry
  /// What stands over the page.
  ///
  /// It begins as the entry's title; a page may add a count.
  var title: String
  /// What leads to what is shown, where that is to be found on another page.
  var linkedAddress: Address?
  /// Whether the page still waits for its content: pictures and tests wait for it too.
  var isLoading = false
  /// Whether what the page has opened over itself still waits for something that it shows: pictures wait for it.
  @ObservationIgnored var isWaiting: () -> Bool = { false }
  /// Gives the focus to the search of what the page shows, from elsewhere: whether there is one that has not had it.
  @ObservationIgnored var startSearch: () -> Bool = { false }
  /// How the page is shown, for pages about the look itself.
  @ObservationIgnored let switches: ViewSwitches
  @ObservationIgnored private let knobs: [String: KnobValue]
  @ObservationIgnored private let showMessage: (String) -> Void

  /// The page of a resolved address; `showMessage` shows a short message for a while.
  init(
    _ resolved: ResolvedAddress, _ switches: ViewSwitches = ViewSwitches(),
    showMessage: @escaping (String) -> Void = { _ in }
  ) {
    entry = resolved.entry
    self.switches = switches
    title = resolved.entry.title
    knobs = Dictionary(
      uniqueKeysWithValues: resolved.entry.knobs.map {
        ($0.name, KnobValue(resolved.address.value(ofKnob: $0.name) ?? $0.defaultValue))
      })
    self.showMessage = showMessage
  }

  /// The value of a knob, observed where it is read.
  func value(ofKnob name: String) -> String { knob(name).text }

  private func knob(_ name: String) -> KnobValue {
    guard let knob = knobs[name] else { preconditionFailure("page \(entry.path) has no knob \(name)") }
    return knob
  }

  /// Turns a knob, if the page allows the value.
  func setValue(_ value: String, ofKnob name: String) {
    guard let knob = entry.knobs.first(where: { $0.name == name }), (try? knob.validate(value)) != nil else { return }
    self.knob(name).text = value
  }

  /// Whether a toggle is on.
  func isOn(_ name: String) -> Bool { value(ofKnob: name) == KnobDefinition.toggleValues[0] }

  /// The page's address with every knob that differs from its default, or ``linkedAddress``.
  var address: Address {
    if let linkedAddress { return linkedAddress }
    var address = Address(page: entry.path)
    for knob in entry.knobs where value(ofKnob: knob.name) != knob.defaultValue {
      address.knobs.append(Address.Knob(name: knob.name, value: value(ofKnob: knob.name)))
    }
    return address
  }

  /// Tells a person that something was done.
  func announce(_ message: String) { showMessage(message) }
}

/// The value of one knob: each is observed by itself.
@Observable
private final class KnobValue {
  var text: String
  init(_ text: String) { self.text = text }
}

/// The pages as the catalogue knows them, group by group.
let catalogue = CatalogueIndex(cataloguePages.map { $0.entry }.sorted { $0.group < $1.group })

extension CatalogueIndex {
  /// The type that builds the page of an entry.
  func pageType(of entry: PageEntry) -> any Page.Type {
    guard let type = cataloguePages.first(where: { $0.entry.path == entry.path }) else {
      preconditionFailure("no page \(entry.path)")
    }
    return type
  }
}
