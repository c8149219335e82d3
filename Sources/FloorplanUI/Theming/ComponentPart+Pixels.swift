package import FloorplanTheme
import GTKBridge

extension ComponentPart {
  /// A metric of the part in whole pixels, at the current text scale and density.
  package subscript(metric: PartMetric) -> Int {
    Int((self.metric(metric, in: DisplayedDensity.current) * scale(of: metric)).rounded())
  }

  /// Returns the factor of a metric at the current text scale.
  func scale(of metric: PartMetric) -> Double {
    // Reading the setting is slow, and most metrics don't need it.
    scalesWithText(metric) ? factor(of: metric, atTextScale: Settings.default.textScale) : 1
  }
}
