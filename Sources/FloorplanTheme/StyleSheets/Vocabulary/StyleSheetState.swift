/// A state that a property in a style sheet may be written for.
///
/// The raw value is the suffix (`font-color-highlighted`). There are more than a part's own table has
/// (``StyleState``): combinations, the variants of the rating control, and what only read-only fields know.
public enum StyleSheetState: String, Sendable, Hashable, CaseIterable {
  /// Nothing special: no suffix, or `-normal`.
  case normal
  /// The pointer is above.
  case hover
  /// Pressed; of a field, being edited.
  case highlighted
  /// Selected, or switched on.
  case selected
  /// Has the keyboard focus.
  case focused
  /// Not enabled.
  case disabled
  /// Can be read and not changed.
  case readonly
  /// Selected and pressed.
  case selectedHighlighted = "selected-highlighted"
  /// Selected and not enabled.
  case selectedDisabled = "selected-disabled"
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
  /// A rating that could be changed and is not enabled.
  case editableDisabled = "editable-disabled"

  /// The same state of the parts tables, nil where they have none.
  public var styleState: StyleState? { StyleState(rawValue: rawValue) }

  /// Takes the state off the end of a property's name.
  ///
  /// - Parameter name: A property as a sheet has it.
  /// - Returns: The name before the state, and the state; the whole name and ``normal`` where it ends in none.
  static func split(_ name: some StringProtocol) -> (base: String, state: StyleSheetState) {
    for state in longestFirst where name.hasSuffix("-" + state.rawValue) {
      return (String(name.dropLast(state.rawValue.count + 1)), state)
    }
    // The SwiftUI library spells this one with a capital letter.
    if name.hasSuffix("-readOnly") { return (String(name.dropLast(9)), .readonly) }
    return (String(name), .normal)
  }

  private static let longestFirst = allCases.sorted { $0.rawValue.count > $1.rawValue.count }
}
