extension Theme {
  /// The theme with a style sheet above everything else; it takes the place of the one that was there.
  ///
  /// Colours of the palette that the sheet redefines come before those that code replaces, and what it sets on a class path
  /// before what code sets. Of several rules for a class path, a property and a state, the last one holds. A rule for
  /// several classes, joined by colons, is about parts that have all of them, and comes before those for one.
  /// What no part takes is left out; the diagnostics of reading the sheet have told so.
  ///
  /// - Parameters:
  ///   - sheet: The sheet.
  ///   - environment: What the conditions of the sheet ask for.
  /// - Returns: The theme.
  /// - Complexity: O(*n*) in the sheet.
  public func applying(_ sheet: StyleSheet, in environment: StyleSheetEnvironment = .desktop) -> Theme {
    var theme = self
    theme.sheet = sheet.worked.layers[environment] ?? SheetLayer(sheet, in: environment)
    return theme
  }

  /// Takes the style sheet off, and leaves what code says.
  public mutating func removeSheet() { sheet = nil }

  /// Whether a style sheet is applied.
  public var hasSheet: Bool { sheet != nil }
}
