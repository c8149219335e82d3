/// A check that reading a style sheet makes on request.
///
/// An app that only shows a theme needs none. `FloorplanThemeCheck` has the checks for authors of themes.
public struct StyleSheetCheck: Sendable {
  /// Reports the problems of what a sheet says in a window.
  package let run: @Sendable (SheetLayer, StyleSheetReporter) -> Void

  package init(_ run: @escaping @Sendable (SheetLayer, StyleSheetReporter) -> Void) {
    self.run = run
  }
}
