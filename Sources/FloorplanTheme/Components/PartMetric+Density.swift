/// The reduction of a metric in the compact density.
private struct Reduction {
  /// The factor of the value in points, which is then rounded.
  let factor: Double
  /// The limit of the reduction, in points; a smaller value stays as it is.
  let limit: Double

  /// Heights, tracks, and the widths of controls with an icon, in the ratio of the rows of UI5: 44 to 32.
  ///
  /// The limit is the minimum size of a target in WCAG 2.2.
  static let target = Reduction(factor: 8 / 11, limit: 24)
  /// Thumbs, gaps and paddings next to a text, in the ratio of heights.
  static let length = Reduction(factor: 8 / 11, limit: 1)
  /// Paddings above and below a text, whose height stays the same.
  static let padding = Reduction(factor: 1 / 2, limit: 0)

  func callAsFunction(_ value: Double) -> Double { min(value, max(limit, (value * factor).rounded())) }
}

extension PartMetric {
  /// The reductions of all metrics that depend on the density.
  private static let reductions: [PartMetric: Reduction] = [
    .minimumHeight: .target, .minimumWidth: .target, .minimumTouchHeight: .target, .paddingBlock: .padding,
    .paddingInline: .length, .thumbDiameter: .length, .trackThickness: .target, .imageGap: .length,
    .lineGap: .length, .controlGap: .length,
  ]

  fileprivate func compactValue(_ value: Double) -> Double { Self.reductions[self]?(value) ?? value }
}

extension ComponentPart {
  /// Returns a metric of the part or of the more general part, or nil if neither has it.
  func definedMetric(_ metric: PartMetric, in density: Density = .cozy) -> Double? {
    guard let value = metrics[metric] else { return generalPart?.definedMetric(metric, in: density) }
    guard density == .compact else { return value }
    if let compact = compactMetrics[metric] { return compact }
    guard followsDensity(metric) else { return value }
    return min(value, max(metric.compactValue(value), minimumTargetSize(metric)))
  }

  /// The minimum size of a button or switch, or 0 for other parts and metrics.
  ///
  /// Its target is at least 24 pixels without its padding or border, because that is the size that assistive technology
  /// reads.
  private func minimumTargetSize(_ metric: PartMetric) -> Double {
    let edge: Double? =
      switch (kind, metric) {
      case (.button, .minimumHeight): definedMetric(.paddingBlock, in: .compact) ?? 0
      case (.button, .minimumWidth): definedMetric(.paddingInline, in: .compact) ?? 0
      case (.switch, .trackThickness): 1
      default: nil
      }
    return edge.map { Reduction.target.limit + 2 * $0 } ?? 0
  }

  /// Whether a metric of the part is reduced in the compact density, if it is one of those that depend on it.
  private func followsDensity(_ metric: PartMetric) -> Bool {
    if traits.contains(.ignoresDensity) { return false }
    return switch metric {
    // Marks, lines and indicators have sizes, but nothing is pressed or read inside them.
    case .minimumHeight: ![.mark, .selection, .separator, .progress].contains(kind)
    // The width of a field is that of its text.
    case .minimumWidth: kind == .button || kind == .image
    case .paddingBlock: ![.tag, .separator].contains(kind)
    // Rows keep their edges aligned with the titles around them.
    case .paddingInline: kind == .button || kind == .textField
    case .trackThickness: kind == .switch
    default: true
    }
  }
}
