/// An optional check while reading a style sheet.
///
/// An app that only displays a theme needs none. `FloorplanThemeCheck` contains checks for theme authors.
public struct StyleSheetCheck: Sendable {
  /// Reports problems of a sheet's settings in the desktop environment, given the standard theme with the sheet.
  package let run: @Sendable (Theme, SheetLayer, StyleSheetReporter) -> Void
  /// Reports problems of the sheet that aren't reported otherwise.
  package let runLast: @Sendable (StyleSheet, StyleSheetReporter) -> Void

  package init(
    _ run: @escaping @Sendable (Theme, SheetLayer, StyleSheetReporter) -> Void = { _, _, _ in },
    last: @escaping @Sendable (StyleSheet, StyleSheetReporter) -> Void = { _, _ in }
  ) {
    self.run = run
    runLast = last
  }
}
