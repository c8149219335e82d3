public import FloorplanTheme

extension StyleSheetCheck {
  /// Reports texts whose contrast with their background is too low.
  public static let contrast = StyleSheetCheck { ContrastChecker($0, report: $1).check() }
  /// Reports declarations without an effect, such as a shadow without a color.
  public static let visibility = StyleSheetCheck { VisibilityChecker($0, report: $1).check() }
}

extension [StyleSheetCheck] {
  /// All checks for authors of themes.
  public static var all: [StyleSheetCheck] { [.contrast, .visibility] }
}

extension Theme {
  /// Returns the standard theme with a sheet over it, as a check sees it.
  static func standard(with layer: SheetLayer) -> Theme {
    var theme = Theme.standard
    theme.sheet = layer
    return theme
  }
}
