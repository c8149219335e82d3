/// A state of a part for which a property can have a separate value.
///
/// The raw value is the suffix of properties in style sheets, as in `background-color-selected`. The order of the cases
/// is their precedence: if several states hold, a later one wins over an earlier one.
public enum StyleState: String, Sendable, Hashable, CaseIterable {
  /// The normal state, which is the fallback of all others.
  case normal
  /// The pointer is over the part; an addition of Floorplan, because phones have no pointer.
  case hover
  /// The part is pressed.
  case highlighted
  /// The part is selected or on.
  case selected
  /// The part has the keyboard focus.
  case focused
  /// The part is disabled.
  case disabled
  /// The part is read-only.
  case readonly
  /// A switch is on and enabled.
  case enabledSelected = "enabled-selected"
  /// A switch is off and enabled.
  case enabledUnselected = "enabled-unselected"
  /// A switch is on and disabled.
  case disabledSelected = "disabled-selected"
  /// A switch is off and disabled.
  case disabledUnselected = "disabled-unselected"
  /// A rating is read-only.
  case standard
  /// A rating is read-only, in the accent color.
  case accented
  /// A rating is editable.
  case editable
  /// A rating is disabled.
  case editableDisabled = "editable-disabled"

  /// The states to search for a value, in order: this one, equal or more general ones, and ``normal``.
  public var fallbacks: [StyleState] {
    switch self {
    case .normal: [.normal, .enabledUnselected]
    case .hover, .highlighted, .focused: [self, .normal, .enabledUnselected]
    case .readonly, .standard, .editable: [self, .normal]
    // Read-only ratings share their values by default, and so do editable and disabled ones.
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

extension StyleState {
  /// The suffix of properties and class paths in the state, such as `-selected`; empty for the normal state.
  package var suffix: String { self == .normal ? "" : "-" + rawValue }
}

extension PartKind {
  /// Returns the states that determine a style if several states hold, strongest first.
  ///
  /// Disabled precedes focused, then selected, pressed and hover. A switch is in one of four combinations of its
  /// states, which have separate values.
  func precedence(of states: Set<StyleState>) -> [StyleState] {
    var states = states
    if self == .switch, states.isSubset(of: [.normal, .selected, .disabled]) {
      switch (states.contains(.selected), states.contains(.disabled)) {
      case (true, true): states = [.disabledSelected]
      case (true, false): states = [.enabledSelected]
      case (false, true): states = [.disabledUnselected]
      case (false, false): states = [.enabledUnselected]
      }
    }
    if self == .rating, states.contains(.disabled) { states = [.editableDisabled] }
    return states.isEmpty ? [.normal] : StyleState.allCases.reversed().filter(states.contains)
  }
}

extension StyleState {
  /// The states whose values belong to this one, except values for all states.
  fileprivate var ownStates: [StyleState] {
    fallbacks.filter { $0 == self || ![.normal, .enabledUnselected].contains($0) }
  }
}

extension [StyleSetting] {
  /// Returns the state that decides the value of a property if several states hold.
  ///
  /// It is the strongest state that sets the property, or another property that is drawn together with it.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - states: The states, strongest first.
  ///   - variant: The semantic variant of the part.
  /// - Returns: The state.
  func decidingState(for property: StyleProperty, in states: [StyleState], variant: SemanticStatus?) -> StyleState {
    guard states.count > 1 else { return states.first ?? .normal }
    return states.first { state in
      let own = state.ownStates
      return contains { setting in
        own.contains(setting.state) && (setting.variant == nil || setting.variant == variant)
          && setting.property.cssGroup == property.cssGroup
      }
    } ?? .normal
  }
}
