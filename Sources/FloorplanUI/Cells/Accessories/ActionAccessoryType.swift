/// The action in place of a cell's accessory (`actionAccessoryType` in the SAP Fiori for iOS documentation).
public enum ActionAccessoryType: String, CaseIterable, Sendable {
  /// No action; the accessory is displayed.
  case none
  /// A button.
  case button
  /// The progress of the button's action.
  case progress
}
