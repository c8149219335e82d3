public import FloorplanTheme

extension StyleSheetCheck {
  /// Reports texts whose contrast with their background is too low.
  public static let contrast = StyleSheetCheck { ContrastChecker(theme: $0, layer: $1, report: $2).check() }
  /// Reports declarations without an effect, such as a shadow without a color.
  public static let visibility = StyleSheetCheck { VisibilityChecker(theme: $0, layer: $1, report: $2).check() }
}

extension [StyleSheetCheck] {
  /// All checks for authors of themes.
  public static var all: [StyleSheetCheck] { [.contrast, .visibility] }
}
