extension Theme {
  /// Returns the theme with a style sheet over everything else, in place of the previous sheet.
  ///
  /// The sheet takes precedence over palette colors and values that code sets. If several rules set the same class
  /// path, property and state, the last one wins. A rule for several classes joined by colons applies to parts with all
  /// of them, and precedes rules for one class. Settings that no part accepts are omitted; reading the sheet has
  /// reported them.
  ///
  /// - Parameters:
  ///   - sheet: The sheet.
  ///   - environment: The environment for the sheet's conditions.
  /// - Returns: The theme.
  /// - Complexity: O(*n*) in the sheet.
  public func applying(_ sheet: StyleSheet, in environment: StyleSheetEnvironment = .desktop) -> Theme {
    var theme = self
    theme.sheet =
      sheet.derived.layers[environment] ?? SheetLayer(sheet.evaluate(in: environment), dialect: sheet.dialect)
    return theme
  }

  /// Removes the style sheet; values set by code stay.
  public mutating func removeSheet() { sheet = nil }

  /// Whether a style sheet is applied.
  public var hasSheet: Bool { sheet != nil }
}
