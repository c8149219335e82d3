extension Theme {
  /// What code or the style sheet says of a part, for widgets that do by themselves what the parts table says.
  ///
  /// - Parameters:
  ///   - property: What is asked for.
  ///   - part: The part.
  /// - Returns: The value in the normal state; nil where neither says anything of the part.
  /// - Complexity: O(1) where that is so.
  public func saidValue(of property: StyleProperty, of part: ComponentPart) -> StyleValue? {
    guard setsAnything(for: part) else { return nil }
    return settings(of: part).effectiveValue(of: property, in: .normal, variant: nil)
  }
}
