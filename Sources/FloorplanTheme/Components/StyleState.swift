/// A state that a property can have a value of its own for.
///
/// The raw value is the suffix that style sheets put behind a property (`background-color-selected`). The order of the
/// cases is their precedence: where several states hold together, a later one wins over an earlier one.
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

extension PartKind {
  /// Returns the states that decide a style where several hold together, the strongest first.
  ///
  /// Disabled comes before focused, then selected, pressed and hover. A switch is in one of four combinations of its
  /// states, which have values of their own.
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
  /// The states whose values belong to this one, without the values for all states.
  fileprivate var ownStates: [StyleState] {
    fallbacks.filter { $0 == self || ![.normal, .enabledUnselected].contains($0) }
  }
}

extension [StyleSetting] {
  /// Returns the state whose value of a property holds where several states hold together.
  ///
  /// It is the strongest state that sets the property, or another one that is drawn together with it.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - states: The states, the strongest first.
  ///   - variant: The semantic variant of the part.
  /// - Returns: The state.
  func decidingState(for property: StyleProperty, in states: [StyleState], variant: StyleVariant?) -> StyleState {
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
