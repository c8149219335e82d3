import Floorplan

/// A component in a state, which views of many components create on demand.
struct StateSample {
  /// The page of the component.
  let page: PageEntry
  /// The title of the state.
  let title: String
  /// The state; nil for one that addresses don't contain.
  let state: SampleState?
  /// The width in pixels.
  var width: Int
  /// Creates the sample in its frame.
  let make: () -> Widget

  /// The title of the component and the state.
  var name: String { localized("%1$@, %2$@").filled(with: page.title, title) }

  /// The state of parts in style sheets; nil for the disabled one, which needs no contrast.
  var styleState: StyleState? {
    switch state {
    case .hover: .hover
    case .pressed: .highlighted
    case .selected: .selected
    case .focused: .focused
    case .readOnly: .readonly
    case .disabled: nil
    case .normal, .error, nil: .normal
    }
  }

  /// The address of the sample on its page.
  var address: Address {
    var address = Address(page: page.path)
    let knob = state.map { (SampleState.knob.name, $0.rawValue) } ?? (SheetTab.knobs[0].name, SheetTab.states.rawValue)
    if state != .normal { address.knobs = [Address.Knob(name: knob.0, value: knob.1)] }
    return address
  }

  /// Returns the samples of all pages.
  static func all(_ switches: ViewSwitches) -> [StateSample] {
    catalogPages.flatMap { page in page.samples?(PageContext(ResolvedAddress(page.entry), switches)) ?? [] }
  }
}
