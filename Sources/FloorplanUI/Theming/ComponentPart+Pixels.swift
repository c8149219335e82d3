package import FloorplanTheme

extension ComponentPart {
  /// A metric of the part in whole pixels.
  package subscript(metric: PartMetric) -> Int { Int(self.metric(metric)) }
}
