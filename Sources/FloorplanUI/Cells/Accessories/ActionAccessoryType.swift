/// What stands in the place of a cell's accessory (`actionAccessoryType` in seeds/001).
public enum ActionAccessoryType: String, CaseIterable, Sendable {
  /// Nothing: the accessory itself is shown.
  case none
  /// A button.
  case button
  /// How far what the button began has come.
  case progress
}
