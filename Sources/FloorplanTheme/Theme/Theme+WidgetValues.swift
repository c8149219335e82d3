extension Theme {
  /// Returns the value that code or the style sheet sets for a part.
  ///
  /// It is for widgets that implement the parts table's values themselves.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - part: The part.
  ///   - state: The state.
  /// - Returns: The value in that state, or nil if none is set.
  /// - Complexity: O(1) if none is set.
  public func customValue(of property: StyleProperty, of part: ComponentPart, in state: StyleState = .normal)
    -> StyleValue?
  {
    customSetting(of: property, of: part, in: state)?.value
  }

  /// Returns the value that the style sheet sets for a part.
  ///
  /// It precedes attributes that code sets on a single widget.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - part: The part.
  /// - Returns: The value in the normal state, or nil if the sheet doesn't set one.
  /// - Complexity: O(1) if none is set.
  package func sheetValue(of property: StyleProperty, of part: ComponentPart) -> StyleValue? {
    guard hasSheet, let setting = customSetting(of: property, of: part, in: .normal) else { return nil }
    return setting.source.declaration == nil ? nil : setting.value
  }

  /// Returns the effective setting in a state if it is from code or the style sheet.
  func customSetting(of property: StyleProperty, of part: ComponentPart, in state: StyleState) -> StyleSetting? {
    guard hasCustomSettings(for: part) else { return nil }
    let setting = settings(of: part).effectiveSetting(of: property, in: state, variant: nil)
    return setting?.source == .table ? nil : setting
  }
}
