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
    saidSetting(of: property, of: part, in: state)?.value
  }

  /// What the style sheet says of a part, which comes before what code sets of one widget.
  ///
  /// - Parameters:
  ///   - property: What is asked for.
  ///   - part: The part.
  /// - Returns: The value in the normal state; nil where the sheet doesn't say it.
  /// - Complexity: O(1) where that is so.
  package func sheetValue(of property: StyleProperty, of part: ComponentPart) -> StyleValue? {
    guard hasSheet, let setting = saidSetting(of: property, of: part, in: .normal) else { return nil }
    return setting.source.declaration == nil ? nil : setting.value
  }

  /// The setting that holds in a state, where code or the style sheet says it.
  func saidSetting(of property: StyleProperty, of part: ComponentPart, in state: StyleState) -> StyleSetting? {
    guard setsAnything(for: part) else { return nil }
    let setting = settings(of: part).effectiveSetting(of: property, in: state, variant: nil)
    return setting?.source == .table ? nil : setting
  }
}
