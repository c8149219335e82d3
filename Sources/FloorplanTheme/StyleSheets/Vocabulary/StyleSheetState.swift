/// A state in the name of a style sheet property.
///
/// The raw value is the suffix, as in `font-color-highlighted`. In addition to the states of the parts tables
/// (``StyleState``), there are combinations, variants of the rating control, and a state for read-only fields.
public enum StyleSheetState: String, Sendable, Hashable, CaseIterable {
  /// The normal state: no suffix, or `-normal`.
  case normal
  /// The pointer is over the part.
  case hover
  /// The part is pressed, or a field is being edited.
  case highlighted
  /// The part is selected or on.
  case selected
  /// The part has the keyboard focus.
  case focused
  /// The part is disabled.
  case disabled
  /// The part is read-only.
  case readonly
  /// The part is selected and pressed.
  case selectedHighlighted = "selected-highlighted"
  /// The part is selected and disabled.
  case selectedDisabled = "selected-disabled"
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
  /// An editable rating is disabled.
  case editableDisabled = "editable-disabled"

  /// The same state in the parts tables, or nil if there is none.
  public var styleState: StyleState? { StyleState(rawValue: rawValue) }

  /// The state of a selection part that corresponds to this state of its cell, or nil if this isn't a selected state.
  var ofSelection: StyleSheetState? {
    switch self {
    case .selected: .normal
    case .selectedHighlighted: .highlighted
    case .selectedDisabled: .disabled
    default: nil
    }
  }

  /// Splits the state from the end of a property name.
  ///
  /// - Parameter name: A property name in a style sheet.
  /// - Returns: The name without the state, and the state; the whole name and ``normal`` if it ends in none.
  static func split(_ name: some StringProtocol) -> (base: String, state: StyleSheetState) {
    for state in longestFirst where name.hasSuffix("-" + state.rawValue) {
      return (String(name.dropLast(state.rawValue.count + 1)), state)
    }
    // The SwiftUI library capitalizes this suffix.
    if name.hasSuffix("-readOnly") { return (String(name.dropLast(9)), .readonly) }
    return (String(name), .normal)
  }

  private static let longestFirst = allCases.sorted { $0.rawValue.count > $1.rawValue.count }
}
