/// The typed value of a declaration.
public enum StyleSheetValue: Sendable, Hashable {
  /// A value of a part's property.
  case style(StyleValue)
  /// A number, whose meaning depends on the property; lengths are in points.
  case number(Double)
  /// A keyword of the property.
  case keyword(String)
  /// A list of names.
  case names([String])
  /// The value of an unknown property, as written.
  case text(String)
}
