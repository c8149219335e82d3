extension Theme {
  /// What code or the style sheet says of a part, for widgets that do by themselves what the parts table says.
  ///
  /// - Parameters:
  ///   - property: What is asked for.
  ///   - part: The part.
  ///   - state: The state.
  /// - Returns: The value in that state; nil where neither says it.
  /// - Complexity: O(1) where that is so.
  public func saidValue(of property: StyleProperty, of part: ComponentPart, in state: StyleState = .normal)
    -> StyleValue?
  {
    guard setsAnything(for: part) else { return nil }
    let setting = settings(of: part).effectiveSetting(of: property, in: state, variant: nil)
    return setting?.source == .table ? nil : setting?.value
  }
}
