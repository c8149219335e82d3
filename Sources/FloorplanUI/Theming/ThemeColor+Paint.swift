package import FloorplanTheme
package import GTKBridge

nonisolated extension ThemeColor {
  /// The color for drawing.
  package var paint: PaintColor {
    PaintColor(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, opacity: alpha)
  }
}
