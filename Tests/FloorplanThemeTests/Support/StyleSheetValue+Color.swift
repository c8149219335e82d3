@testable import FloorplanTheme

extension StyleSheetValue {
  /// Returns the color of the value, or nil if the value isn't a color.
  func color(in palette: Palette, appearance: Appearance, elevated: Bool = false) -> ThemeColor? {
    guard case .style(let value) = self else { return nil }
    return Theme(palette: palette).plainColor(value, in: appearance, elevated: elevated)
  }
}
