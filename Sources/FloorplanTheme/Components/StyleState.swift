/// A state that a property can have a value of its own for.
///
/// The raw value is the suffix that style sheets put behind a property (`background-color-selected`). The order of the
/// cases is the order of rules in the CSS, where the later one wins.
public enum StyleState: String, Sendable, Hashable, CaseIterable {
  /// Nothing special; what a missing state falls back to.
  case normal
  /// The pointer is above; ours, as phones have none.
  case hover
  /// Pressed.
  case highlighted
  /// Selected, or switched on.
  case selected
  /// Has the keyboard focus.
  case focused
  /// Not enabled.
  case disabled
  /// Can be read and not changed.
  case readonly
  /// A switch that is on and enabled.
  case enabledSelected = "enabled-selected"
  /// A switch that is off and enabled.
  case enabledUnselected = "enabled-unselected"
  /// A switch that is on and not enabled.
  case disabledSelected = "disabled-selected"
  /// A switch that is off and not enabled.
  case disabledUnselected = "disabled-unselected"
  /// A rating that is only shown.
  case standard
  /// A rating that is only shown, in the accent colour.
  case accented
  /// A rating that can be changed.
  case editable
  /// A rating that is not enabled.
  case editableDisabled = "editable-disabled"

  /// The states to look in for a value, the best first: this one, what means the same or less, and ``normal``.
  public var fallbacks: [StyleState] {
    switch self {
    case .normal: [.normal, .enabledUnselected]
    case .hover, .highlighted, .focused: [self, .normal, .enabledUnselected]
    case .readonly, .standard, .editable: [self, .normal]
    // Ratings that are only shown share what isn't said of one of them, and so do those that people give.
    case .accented: [.accented, .standard, .normal]
    case .editableDisabled: [.editableDisabled, .disabled, .editable, .normal]
    case .selected: [.selected, .enabledSelected, .normal]
    case .disabled: [.disabled, .disabledUnselected, .normal]
    case .enabledSelected: [.enabledSelected, .selected, .normal]
    case .enabledUnselected: [.enabledUnselected, .normal]
    case .disabledSelected: [.disabledSelected, .disabled, .selected, .normal]
    case .disabledUnselected: [.disabledUnselected, .disabled, .normal]
    }
  }
}
